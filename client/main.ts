import { enableCommands } from './hydration/commands.ts';
import { startIdleModules } from './hydration/idle.ts';
import { startIslands } from './hydration/start.ts';
import { whenShown } from './hydration/when-shown.ts';
import { rememberLanding } from './storage/landing.ts';

// The whole of what a page runs before a visitor does something: no React in it, inlined by the Worker.
whenShown(() => {
  rememberLanding();
  enableCommands();
  startIslands();
  startIdleModules();
});
