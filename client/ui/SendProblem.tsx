import { callMessage, turnedAwayMessages } from '../../src/content/text/en/messages.ts';
import type { SendError } from '../api/send-error.ts';
import { Alert } from './Alert.tsx';

interface SendProblemProps {
  readonly trouble: SendError;
  /** The form's own words for a failure that has no better ones. */
  readonly failed: string;
}

/** Why a form was turned away, and the number to call: the same sentences as a form without JavaScript comes back with. */
export const SendProblem = ({ trouble: { code, phone }, failed }: SendProblemProps) => (
  <Alert>
    {code === 'failed' ? failed : turnedAwayMessages[code]} {code === 'failed' && phone && callMessage}{' '}
    {phone && <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone.replaceAll(' ', '\u00a0')}</a>}
  </Alert>
);
