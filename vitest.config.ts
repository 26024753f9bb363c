import { defineConfig } from 'vitest/config';
import { blogModule } from './scripts/blog.ts';
import { clientBuildStandIn } from './scripts/client-build-stand-in.ts';
import { hindiSite } from './scripts/in-hindi.ts';
import { LongestFirst } from './tests/longest-first.ts';

/** One project a runtime: `unit` and `architecture` run in Node, `site` drives the built Worker, `browser` drives Chromium. */
const suite = (name: string, timeoutMs: number, folders = name) => ({
  plugins: [hindiSite(), clientBuildStandIn, blogModule()],
  test: {
    name,
    include: [`tests/${folders}/**/*.test.{ts,tsx}`],
    // Files share a process: one of its own for each costs a second of CPU to load what drives the Worker.
    isolate: false,
    testTimeout: timeoutMs,
    hookTimeout: timeoutMs,
    // A failure in a log has to say what was found.
    chaiConfig: { truncateThreshold: 500 },
    // A busy machine is slow; an event that never comes still fails.
    expect: { poll: { timeout: 15_000 } },
    setupFiles: ['tests/setup.ts'],
  },
});

export default defineConfig({
  test: {
    // By default one core stays idle, with which the whole suite takes half an hour on two cores.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      suite('unit', 60_000),
      suite('architecture', 60_000),
      suite('site', 240_000, '{worker,attacks,faults}'),
      suite('browser', 120_000),
    ],
  },
});
