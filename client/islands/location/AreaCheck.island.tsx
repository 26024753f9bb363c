import { type FormEvent, useState } from 'react';
import { doorstepText } from '../../../src/content/text/doorstep.ts';
import { type ServedLocality, servedPlace } from '../../../src/features/checkout/rules/served-place.ts';
import { addresses } from '../../../src/web/contract/addresses.ts';
import { countUnfound } from '../../api/count-unfound.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { defineIsland } from '../island.ts';

/** A type alias and no interface, for `Island` accepts only props of plain data (`IslandValue`). */
type AskedLocality = { readonly slug: string; readonly name: string; readonly pinCode: string };

interface AreaCheckProps {
  readonly localities: readonly AskedLocality[];
  /** The first three digits of the city's PIN codes. */
  readonly pinPrefix: string;
  /** The place in the address's query. */
  readonly place?: string;
}

const text = doorstepText.area;

/** A form that answers whether a mechanic comes to a place, before the visitor chooses a service. */
function AreaCheck({ localities, pinPrefix, place = '' }: AreaCheckProps) {
  const [asked, setAsked] = useState(place);
  const check = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('place') ?? '');
    setAsked(typed);
    if (!servedPlace(typed, localities, pinPrefix).served) countUnfound('place', typed);
  };
  return (
    <form className="area" action={addresses.doorstep} onSubmit={check}>
      <Field
        id="area-check"
        name="place"
        label={text.label}
        hint={text.hint}
        defaultValue={place}
        autoComplete="postal-code"
        required
      />
      <Button type="submit" kind="quiet">
        {text.check}
      </Button>
      <div role="status">
        {asked.trim() && <Answer asked={asked} localities={localities} prefix={pinPrefix} />}
      </div>
    </form>
  );
}

interface AnswerProps {
  readonly asked: string;
  readonly localities: readonly ServedLocality[];
  readonly prefix: string;
}

function Answer({ asked, localities, prefix }: AnswerProps) {
  const answer = servedPlace(asked, localities, prefix);
  if (!answer.served)
    return (
      <Alert tone="calm">
        {text[answer.problem]}{' '}
        {answer.problem === 'not_served' && <a href={addresses.otherCities}>{text.otherCities}</a>}
      </Alert>
    );
  return <Alert tone="good">{answer.locality ? text.served(answer.locality.name) : text.servedCity}</Alert>;
}

export const island = defineIsland({ name: 'area-check', start: 'interaction', Component: AreaCheck });
