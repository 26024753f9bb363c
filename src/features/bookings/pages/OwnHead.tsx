import { Alert } from '../../../../client/ui/Alert.tsx';
import { Badge } from '../../../../client/ui/Badge.tsx';
import { Picture } from '../../../../client/ui/Picture.tsx';
import { ownBookingText as text } from '../../../content/text/own-booking.ts';
import type { IconName } from '../../../values/icon-names.ts';
import type { PageContext } from '../../../web/pages/page-entry.ts';
import { problemText } from '../../../web/pages/problem-text.ts';

/** The look of the number's badge by state. */
export const ownBadges = {
  open: { tone: 'accent', icon: 'clock' },
  good: { tone: 'green', icon: 'check' },
  over: { icon: 'x' },
} as const satisfies Readonly<
  Record<string, { readonly tone?: 'accent' | 'green'; readonly icon: IconName }>
>;

interface OwnHeadProps {
  readonly number: string;
  readonly badge: keyof typeof ownBadges;
  readonly state: { readonly heading: string; readonly text: string };
  readonly picture: Parameters<typeof Picture>[0]['name'];
  readonly context: Pick<PageContext, 'query' | 'brand'>;
}

/** The head of a booking's or an order's own page: its number, its state, and the result of the form that led here. */
export const OwnHead = ({ number, badge, state, picture, context }: OwnHeadProps) => (
  <div className="page-head with-picture own-head">
    <div className="page">
      <div>
        <p className="own-number">
          <Badge {...ownBadges[badge]}>{number}</Badge>
        </p>
        <h1>{state.heading}</h1>
        <ChangeNotice {...context} />
        <p className="lead">{state.text}</p>
      </div>
      <Picture name={picture} priority hiddenOnPhones />
    </div>
  </div>
);

const doneTexts: Readonly<Record<string, string>> = text.done;

/** Shows the result of a plain form, which arrives as a code in the address. */
function ChangeNotice({ query, brand }: OwnHeadProps['context']) {
  const code = query.get('done') ?? '';
  const success = Object.hasOwn(doneTexts, code) ? doneTexts[code] : undefined;
  if (success !== undefined)
    return (
      <Alert focused tone="good">
        {success}
      </Alert>
    );
  const problem = query.get('problem');
  return problem === null ? null : (
    <Alert focused>{problemText(problem, brand.supportPhone, text.problems)}</Alert>
  );
}
