import { ButtonLink } from '../../../../client/ui/Button.tsx';
import type { Brand } from '../../../content/brand.ts';
import { doorstepText } from '../../../content/text/en/doorstep.ts';

const text = doorstepText.emergency;

/** Somebody at the roadside wants a voice, not a form. */
export const EmergencyCall = ({ brand }: { readonly brand: Brand }) => (
  <div className="urgent">
    <div>
      <b>{text.title}</b>
      <p>{text.text}</p>
    </div>
    <ButtonLink href={`tel:${brand.supportPhoneDial}`} icon="phone">
      {text.call(brand.supportPhone)}
    </ButtonLink>
  </div>
);
