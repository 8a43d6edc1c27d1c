import { memoryUsage } from 'node:process';

/** Imports the module that is named, and prints what that took. */
async function main(module: string): Promise<void> {
  const rssBefore = memoryUsage.rss();
  const start = performance.now();
  await import(module);
  const importMs = performance.now() - start;
  const rss = memoryUsage.rss();
  console.log(JSON.stringify({ importMs, rss, rssOfImport: rss - rssBefore }));
}

void main(process.argv[2] ?? 'cdk8s');
