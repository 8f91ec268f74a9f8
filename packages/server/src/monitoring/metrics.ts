import { Counter, Gauge, Histogram, Registry } from "prom-client";

/** A log for operators. It carries no cards, keys or message contents. */
export interface Log {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

interface Times {
  observe(seconds: number): void;
}

interface Codes {
  inc(labels: { readonly code: string }): void;
}

/** What the tables report to the metrics. */
export interface TableCounts {
  /** The time until a commit was durable. */
  readonly commits: Times;
  /** Another process was faster, and the request was decided again. */
  readonly conflicts: { inc(): void };
  /** The time until a bot had decided. */
  readonly bots: Times;
  /** Refused requests. */
  readonly refusals: Codes;
  /** What happened at the tables, by the type of the event: tables opened, games begun and ended, … */
  readonly events: { inc(labels: { readonly type: string }): void };
}

const uncounted = { observe: () => undefined, inc: () => undefined };

/** For tables that report to no metrics. */
export const NO_COUNTS: TableCounts = {
  commits: uncounted,
  conflicts: uncounted,
  bots: uncounted,
  refusals: uncounted,
  events: uncounted,
};

/** What the sockets report, besides. */
export interface SocketCounts extends Pick<TableCounts, "refusals"> {
  readonly frames: { inc(): void };
  /** The time from a request to its answer. */
  readonly answers: Times;
  /** Sockets closed by the server. */
  readonly byes: Codes;
}

/** Seconds; what a person notices begins in the middle. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** What one server counts, for Prometheus. Each server has its own, also in one process. */
export class Metrics extends Registry {
  counter<L extends string = never>(name: string, help: string, labels: L[] = []): Counter<L> {
    return new Counter({ name, help, labelNames: labels, registers: [this] });
  }

  /** Asked when it is read. */
  gauge(name: string, help: string, read: () => number): void {
    const collect = () => gauge.set(read());
    const gauge: Gauge = new Gauge({ name, help, registers: [this], collect });
  }

  /** The same for each value of a label. */
  gauges<L extends string>(
    name: string,
    help: string,
    label: L,
    read: () => ReadonlyMap<string, number>,
  ): void {
    const collect = () => {
      gauge.reset();
      for (const [value, count] of read()) gauge.set({ [label]: value }, count);
    };
    const gauge: Gauge = new Gauge({
      ...{ name, help, registers: [this], collect },
      labelNames: [label],
    });
  }

  /** Of times in seconds. */
  histogram(name: string, help: string): Histogram {
    return new Histogram({ name, help, buckets: BUCKETS, registers: [this] });
  }
}
