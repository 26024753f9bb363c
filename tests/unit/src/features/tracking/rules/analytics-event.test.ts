import { expect, test } from 'vitest';
import {
  ASSISTANT_LEAD_SOURCE,
  analyticsIdentity,
  peopleProperties,
} from '../../../../../../src/features/tracking/rules/analytics-event.ts';

test('a visitor is the hash of their number, the number only where that is set, else the session', async () => {
  const sessionId = 'session-1';
  const hash = '92b5072176e723878b5e06ff3ca61898e4eb74e8c46642a0f2db800b17364ab0';
  expect(await analyticsIdentity({ mobileNumber: '9876543210', sessionId })).toBe(hash);
  expect(await analyticsIdentity({ mobileNumber: '9876543210', sessionId, rawPhone: true })).toBe(
    '9876543210',
  );
  expect(await analyticsIdentity({ mobileNumber: '12', sessionId, rawPhone: true })).toBe(sessionId);
});

test('the assistant names itself as the source of the lead', () => {
  expect(peopleProperties(ASSISTANT_LEAD_SOURCE, { city: 'Jaipur' })).toEqual({
    city: 'Jaipur',
    lead_source: 'whatsapp_chat',
  });
});
