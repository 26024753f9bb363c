import { rememberLanding } from '../storage/landing.ts';
import { enableCommands } from './commands.ts';
import { startIdleModules } from './idle.ts';
import { startIslands } from './start.ts';
import { whenShown } from './when-shown.ts';

// The whole of what a page runs before a visitor does something: no React in it, inlined by the Worker.
whenShown(() => {
  rememberLanding();
  enableCommands();
  startIslands();
  startIdleModules();
});
