import type { ReactNode } from 'react';
import type { IconName } from '../../src/values/icon-names.ts';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import { showResult } from './result.ts';

type Tone = 'error' | 'calm' | 'good';

const icons: Record<Tone, IconName> = { error: 'circle-alert', calm: 'info', good: 'circle-check' };

interface AlertProps {
  readonly tone?: Tone;
  readonly icon?: IconName;
  /** Whether the page opens at the message. HTML alone does that, for a form that returns without JavaScript. */
  readonly focused?: boolean;
  /** Whether it answers a press, whose button may be out of view. */
  readonly shown?: boolean;
  readonly children: ReactNode;
}

const FOCUSED = { tabIndex: -1, autoFocus: true };
const SHOWN = { tabIndex: -1, ref: showResult };

/** A message about the whole form or page. A screen reader reads an error at once, and other tones when it is idle. */
export const Alert = ({ tone = 'error', icon = icons[tone], focused, shown, children }: AlertProps) => (
  <p
    className={classNames('alert', tone !== 'error' && tone)}
    role={tone === 'error' ? 'alert' : 'status'}
    {...(focused && FOCUSED)}
    {...(shown && SHOWN)}
  >
    <Icon name={icon} />
    <span>{children}</span>
  </p>
);
