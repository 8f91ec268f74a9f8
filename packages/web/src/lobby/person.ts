import type { Me, PlayerId, Relation } from "@inkognito/protocol";
import { createContext } from "preact";
import { useCallback, useContext, useEffect, useMemo, useState } from "preact/hooks";
import { api, type Failure } from "../net/api.js";
import { useAgain } from "../net/useAgain.js";
import { readStored, writeStored } from "../shell/storage.js";

/** The person of this browser. */
export interface Person {
  readonly me: Me;
  rename(name: string): Promise<Failure | null>;
  relate(player: PlayerId, relation: Relation): Promise<Failure | null>;
  /** Fetches the person again: names of others may have changed. */
  refresh(): Promise<void>;
  /** Signs out all other devices of this person. */
  signOutOthers(): Promise<Failure | null>;
  /** Deletes the person and their data. */
  forget(): Promise<Failure | null>;
}

type PersonState =
  | { readonly status: "asking" }
  /** The server did not answer. */
  | { readonly status: "away"; readonly again: () => void }
  | { readonly status: "nobody" }
  | { readonly status: "known"; readonly person: Person };

interface PersonHandle {
  readonly asked: PersonState;
  /** Makes this browser that person's. */
  readonly become: (me: Me) => void;
}

export const PersonContext = createContext<Person | null>(null);

/** Only below a `PersonContext` with a known person. */
export function usePerson(): Person {
  const person = useContext(PersonContext);
  if (person === null) throw new Error("no person is known here");
  return person;
}

/**
 * The page cannot read the cookie. Whether this browser has ever had a person is stored beside it, so
 * that a newcomer is asked for a name at once, without a request for a person who does not exist.
 */
const KEY = "inkognito.known";

export function useMe(): PersonHandle {
  const [me, setMe] = useState<Me | null | "asking" | "away">(() =>
    readStored(KEY) === true ? "asking" : null,
  );
  const keep = useCallback((next: Me | null) => {
    writeStored(KEY, next !== null);
    setMe(next);
  }, []);
  const ask = useCallback(async () => {
    setMe("asking");
    const answer = await api.me();
    if (answer.ok) keep(answer.value);
    else if (answer.error.code === "nobody") keep(null);
    else setMe("away");
  }, [keep]);
  // Quietly: what is on the screen stays until there is an answer.
  const askAgain = useCallback(async () => {
    const answer = await api.me();
    if (answer.ok) keep(answer.value);
    else if (answer.error.code === "nobody") keep(null);
  }, [keep]);
  useAgain(me === "away", () => void askAgain());
  useEffect(() => {
    if (readStored(KEY) === true) void ask();
  }, [ask]);
  return useMemo((): PersonHandle => {
    if (me === "asking") return { asked: { status: "asking" }, become: keep };
    if (me === "away")
      return { asked: { status: "away", again: () => void askAgain() }, become: keep };
    if (me === null) return { asked: { status: "nobody" }, become: keep };
    return { asked: { status: "known", person: personOf(me, keep) }, become: keep };
  }, [me, keep, askAgain]);
}

const personOf = (me: Me, keep: (me: Me | null) => void): Person => ({
  me,
  async rename(name) {
    const answer = await api.change({ name });
    if (!answer.ok) return answer.error;
    keep(answer.value);
    return null;
  },
  async relate(player, relation) {
    const answer = await api.relate(player, relation);
    if (!answer.ok) return answer.error;
    keep(answer.value);
    return null;
  },
  async refresh() {
    const answer = await api.me();
    if (answer.ok) keep(answer.value);
  },
  async signOutOthers() {
    const answer = await api.signOutOthers();
    if (!answer.ok) return answer.error;
    keep(answer.value);
    return null;
  },
  async forget() {
    const answer = await api.forget();
    if (!answer.ok) return answer.error;
    keep(null);
    return null;
  },
});

export const relationTo = ({ me }: Person, player: PlayerId): Relation =>
  me.relations.find((each) => each.player === player)?.relation ?? "none";
