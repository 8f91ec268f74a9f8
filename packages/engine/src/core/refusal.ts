/** Why a request was not accepted: a code for programs, a rule for people. The words are the client's. */
export interface Refusal<Code extends string = string> {
  readonly code: Code;
  readonly rule: string;
}
