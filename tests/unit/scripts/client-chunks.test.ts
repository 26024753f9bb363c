import { describe, expect, test } from 'vitest';
import { sharedChunk } from '../../../scripts/client-chunks.ts';

const imports: Readonly<Record<string, readonly string[]>> = {
  '/client/idle/run.ts': ['/client/idle/cart.idle.ts'],
  '/client/idle/cart.idle.ts': ['/client/storage/cart.ts'],
  '/client/storage/cart.ts': [],
  '/client/ui/button.tsx': ['/client/storage/cart.ts'],
  '/src/features/leads/contract/leads.ts': ['/node_modules/zod/mini.js', '/src/domain/phone.ts'],
  '/src/domain/phone.ts': [],
  '/client/islands/checkout/Checkout.island.tsx': ['/src/text/checkout.ts', '/src/domain/phone.ts'],
  '/client/islands/doorstep/Cart.island.tsx': ['/src/text/checkout.ts'],
  '/client/islands/leads/Booking.island.tsx': ['/src/domain/phone.ts'],
  '/src/text/checkout.ts': [],
  '/node_modules/zod/mini.js': ['/node_modules/zod/core.js'],
  '/node_modules/zod/core.js': [],
};

const graph = {
  getModuleInfo: (id: string) => ({
    importedIds: imports[id] ?? [],
    importers: Object.keys(imports).filter((importer) => imports[importer]?.includes(id)),
  }),
};

describe('the file of a shared module', () => {
  test.each([
    ['/client/storage/cart.ts', 'base', 'every page runs it at idle'],
    ['/client/ui/button.tsx', 'shared', 'only islands use it'],
    ['/src/domain/phone.ts', 'shared', 'it is used by a schema but needs none'],
    ['/src/text/checkout.ts', 'shop', 'only islands of the doorstep and the checkout use it'],
    ['/src/features/leads/contract/leads.ts', 'forms', 'it needs the schemas'],
    ['/node_modules/zod/core.js', 'forms', 'it is the schemas'],
  ])('%s goes to %s: %s', (id, chunk) => {
    expect(sharedChunk(id, graph)).toBe(chunk);
  });
});
