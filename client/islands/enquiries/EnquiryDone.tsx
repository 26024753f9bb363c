import { ButtonLink } from '../../ui/Button.tsx';
import { DoneMark } from '../../ui/Icon.tsx';
import type { EnquiryThanks } from './enquiry-props.ts';

/** After a success: what happens next. */
export const EnquiryDone = ({ thanks }: { readonly thanks: EnquiryThanks | undefined }) => (
  <div className="form" role="status">
    <DoneMark />
    <p className="h2">{thanks?.title}</p>
    <p>{thanks?.text}</p>
    {thanks?.link && (
      <ButtonLink kind="quiet" wide href={thanks.link.href} rel="noopener">
        {thanks.link.label}
      </ButtonLink>
    )}
  </div>
);
