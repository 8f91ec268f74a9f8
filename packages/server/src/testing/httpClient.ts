import {
  createdTable,
  httpError,
  type Me,
  type PlayerId,
  type TableId,
  type TableOptions,
} from "@inkognito/protocol";

/** A browser without a page: one cookie, and requests that carry it. */
export class HttpClient {
  readonly site: string;
  /** As it is sent; empty: none yet. */
  cookie: string;

  constructor(site: string, cookie = "") {
    this.site = site;
    this.cookie = cookie;
  }

  async fetch(path: string, options: RequestInit = {}): Promise<Response> {
    const headers = new Headers(options.headers);
    if (this.cookie !== "") headers.set("cookie", this.cookie);
    const response = await fetch(`${this.site}${path}`, {
      redirect: "manual",
      ...options,
      headers,
    });
    for (const set of response.headers.getSetCookie()) {
      const [pair = ""] = set.split(";");
      this.cookie = /=$/.test(pair) ? "" : pair;
    }
    return response;
  }

  async send(method: string, path: string, body?: unknown): Promise<Response> {
    if (body === undefined) return this.fetch(path, { method });
    const headers = { "content-type": "application/json" };
    return this.fetch(path, { method, headers, body: JSON.stringify(body) });
  }

  /** The body of an answer that has to be a good one. */
  async json<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await this.send(method, path, body);
    if (!response.ok) {
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    }
    return (await response.json()) as T;
  }
}

/** A player whom the server knows. */
export class Person extends HttpClient {
  readonly id: PlayerId;

  private constructor(visitor: HttpClient, id: PlayerId) {
    super(visitor.site, visitor.cookie);
    this.id = id;
  }

  static async arrive(site: string, name = "Person"): Promise<Person> {
    const visitor = new HttpClient(site);
    const { id } = await visitor.json<Me>("POST", "/api/me", { name, language: "en" });
    return new Person(visitor, id);
  }

  async open(options: TableOptions): Promise<{ readonly table: TableId; readonly key: string }> {
    return createdTable.parse(await this.json("POST", "/api/tables", { options }));
  }
}

/** What a request was refused with. */
export const failureOf = async (
  response: Response,
): Promise<readonly [status: number, code: string]> => [
  response.status,
  httpError.parse(await response.json()).error.code,
];
