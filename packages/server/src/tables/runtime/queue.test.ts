import { describe, expect, it } from "vitest";
import { Queue } from "./queue.js";

/** A job that ends when it is told to. */
function held(): { readonly job: () => Promise<string>; end(result: string): void } {
  let end: (result: string) => void = () => undefined;
  const done = new Promise<string>((resolve) => {
    end = resolve;
  });
  return { job: () => done, end: (result) => end(result) };
}

describe("a queue", () => {
  it("does one job after the other, in their order", async () => {
    const queue = new Queue();
    const first = held();
    const began: string[] = [];
    const jobs = [
      queue.add(() => {
        began.push("first");
        return first.job();
      }),
      queue.add(async () => {
        began.push("second");
      }),
    ];
    await Promise.resolve();
    expect(began).toEqual(["first"]);
    first.end("done");
    await Promise.all(jobs);
    expect(began).toEqual(["first", "second"]);
  });

  it("goes on after a job that fails, also where no one asks what became of it", async () => {
    const queue = new Queue();
    const failed = queue.add(async () => {
      throw new Error("no");
    });
    void queue.add(() => Promise.reject(new Error("no")));
    expect(await queue.add(async () => "done")).toBe("done");
    await expect(failed).rejects.toThrow("no");
  });

  it("is idle for those who have waited for its last job, and not before", async () => {
    const queue = new Queue();
    const { job, end } = held();
    const done = queue.add(job);
    expect(queue.isIdle).toBe(false);
    end("done");
    await done;
    expect(queue.isIdle).toBe(true);
  });

  it("takes a job that is added by a job, after it", async () => {
    const queue = new Queue();
    const done: string[] = [];
    await queue.add(async () => {
      void queue.add(async () => {
        done.push("inner");
      });
      done.push("outer");
    });
    await queue.settled();
    expect(done).toEqual(["outer", "inner"]);
    expect(queue.isIdle).toBe(true);
  });
});
