type Labels = Readonly<Record<string, string>>;

/** Seconds; what a person notices begins in the middle. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export interface Counter {
  add(labels?: Labels, by?: number): void;
}

export interface Histogram {
  /** In seconds. */
  observe(value: number): void;
}

interface Family {
  readonly name: string;
  readonly help: string;
  readonly type: "counter" | "gauge" | "histogram";
  lines(): Iterable<string>;
}

/** What the server counts, in the text format of Prometheus. */
export class Metrics {
  readonly #families: Family[] = [];

  counter(name: string, help: string): Counter {
    const counts = new Map<string, number>();
    this.#add({
      name,
      help,
      type: "counter",
      *lines() {
        for (const [labels, count] of counts) yield `${name}${labels} ${count}`;
      },
    });
    return {
      add(labels, by = 1) {
        const key = labels === undefined ? "" : formatLabels(labels);
        counts.set(key, (counts.get(key) ?? 0) + by);
      },
    };
  }

  /** Asked when it is read. */
  gauge(name: string, help: string, read: () => number): void {
    this.#add({
      name,
      help,
      type: "gauge",
      *lines() {
        yield `${name} ${read()}`;
      },
    });
  }

  histogram(name: string, help: string): Histogram {
    const counts = BUCKETS.map(() => 0);
    let [count, sum] = [0, 0];
    this.#add({
      name,
      help,
      type: "histogram",
      *lines() {
        let below = 0;
        for (const [i, bound] of BUCKETS.entries()) {
          below += counts[i] ?? 0;
          yield `${name}_bucket{le="${bound}"} ${below}`;
        }
        yield `${name}_bucket{le="+Inf"} ${count}`;
        yield `${name}_sum ${sum}`;
        yield `${name}_count ${count}`;
      },
    });
    return {
      observe(value) {
        const i = BUCKETS.findIndex((bound) => value <= bound);
        if (i >= 0) counts[i] = (counts[i] ?? 0) + 1;
        count += 1;
        sum += value;
      },
    };
  }

  text(): string {
    const lines = this.#families.flatMap(({ name, help, type, lines }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...lines(),
    ]);
    return `${lines.join("\n")}\n`;
  }

  #add(family: Family): void {
    if (this.#families.some(({ name }) => name === family.name)) {
      throw new Error(`two metrics are called ${family.name}`);
    }
    this.#families.push(family);
  }
}

function formatLabels(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
}

const escaped = (value: string): string =>
  value.replaceAll("\\", "\\\\").replaceAll('"', '\\"').replaceAll("\n", "\\n");
