import { monitorEventLoopDelay } from "node:perf_hooks";
import type { FastifyInstance } from "fastify";
import type { Metrics } from "../../monitoring/metrics.js";
import { isBearer } from "../metricsListener.js";

interface WatchOptions {
  readonly metrics: Metrics;
  /** Null: /metrics is not served here. */
  readonly metricsToken: string | null;
}

/** For the operator of the server. */
export function watchRoutes(app: FastifyInstance, options: WatchOptions): void {
  const { metrics, metricsToken } = options;
  const delay = monitorEventLoopDelay();
  delay.enable();
  app.addHook("onClose", async () => void delay.disable());
  metrics.gauge("process_resident_memory_bytes", "Memory of the process.", () =>
    process.memoryUsage.rss(),
  );
  metrics.gauge("nodejs_heap_size_used_bytes", "Memory in use by objects.", () => {
    return process.memoryUsage().heapUsed;
  });
  metrics.gauge("process_uptime_seconds", "Since the start.", () => process.uptime());
  metrics.gauge("nodejs_eventloop_lag_p99_seconds", "How late the event loop is.", () => {
    return delay.percentile(99) / 1e9;
  });

  if (metricsToken === null) return;
  app.get("/metrics", async (request, reply) => {
    if (!isBearer(request.headers.authorization, metricsToken)) return reply.callNotFound();
    const text = await metrics.metrics();
    return reply.header("cache-control", "no-store").type(metrics.contentType).send(text);
  });
}
