import { memoryUsage, resourceUsage } from 'node:process';

/** Builds a tree and writes it, and prints how long each took and how memory grew, for the benchmark to read. */
export function report(build: () => void, write: () => void): void {
  const start = performance.now();
  build();
  const built = performance.now();
  const rssBefore = memoryUsage.rss();
  write();
  const figures = {
    buildMs: built - start,
    writeMs: performance.now() - built,
    rssBefore,
    rssPeak: resourceUsage().maxRSS * 1024,
  };
  console.log(JSON.stringify(figures));
}
