import { useState } from 'react';
import { carSearchText } from '../../../src/content/text/car-search.ts';
import { nextStepText as text } from '../../../src/content/text/next-step.ts';
import type { NextStep } from '../../../src/features/leads/contract.ts';
import { formatMoney } from '../../../src/values/money.ts';
import { fuelName } from '../../../src/values/vehicle.ts';
import { Alert } from '../../ui/Alert.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { CarSearch } from '../../ui/CarSearch.tsx';
import { ChatLink } from '../../ui/ChatLink.tsx';
import { DoneMark } from '../../ui/Icon.tsx';
import { CarSummary } from '../../ui/PriceCard.tsx';
import { RadioCards } from '../../ui/radios.tsx';
import { showResult } from '../../ui/result.ts';
import { BookSlot } from './BookSlot.tsx';
import { type LaterAnswer, useNextStep } from './use-next-step.ts';
import { WishDay } from './WishDay.tsx';

interface NextStepPanelProps {
  readonly mobileNumber: string;
  readonly chatUrl: string;
  readonly next: NextStep;
  readonly phone: string;
  /** False where the browser blocked the chat's tab. */
  readonly chatOpened: boolean;
}

const TITLE = 'next-step-title';

/** Shows on the page what a visitor chose before the number, and the next step. The chat is one way on, not the only. */
export function NextStepPanel({ mobileNumber, phone, chatOpened, ...first }: NextStepPanelProps) {
  const { next, chatUrl, isSending, hasFailed, answer } = useNextStep(first);
  const [isDone, setDone] = useState(false);
  const give = (given: LaterAnswer) => void answer(given);
  const sendWish = async (wish: NonNullable<LaterAnswer['wish']>) => {
    const isSent = await answer({ wish });
    setDone(isSent);
    return isSent;
  };
  return (
    <section className="next-step" aria-labelledby={TITLE} aria-busy={isSending || undefined}>
      <div className="next-step-head">
        <DoneMark />
        <h2 ref={showResult} id={TITLE} tabIndex={-1}>
          {text.title}
        </h2>
      </div>
      <Chosen next={next} />
      {!isDone && (
        <p>
          {chatOpened ? text.chatOpened : text.chatWaits} {text.nextStep[next.offer?.time ?? 'open']}
        </p>
      )}
      {hasFailed && <Alert shown>{text.failed}</Alert>}
      {next.offer === undefined ? (
        <WhichService next={next} onChoose={(service) => give({ service })} />
      ) : next.car === undefined && next.carModel === undefined && next.offer.time !== 'always' ? (
        <CarSearch
          id="next-step-car"
          label={carSearchText.which}
          onChoose={(car) => give({ car })}
          onKeep={(carModel) => give({ carModel })}
        />
      ) : next.offer.time === 'slots' ? (
        <BookSlot next={next} offer={next.offer} mobileNumber={mobileNumber} onBooked={() => setDone(true)} />
      ) : next.offer.time === 'agreed' ? (
        <WishDay offer={next.offer} isSending={isSending} onSend={sendWish} />
      ) : (
        <>
          <p>{text.always}</p>
          <ButtonLink href={`tel:${phone}`} icon="phone" wide>
            {phone}
          </ButtonLink>
        </>
      )}
      <ChatLink
        href={chatUrl}
        kind="quiet"
        data-service={next.service?.word}
        data-product={next.service?.product}
        data-price={next.price === undefined ? undefined : formatMoney(next.price)}
      >
        {text.chat}
      </ChatLink>
    </section>
  );
}

/** The chosen service, car, price and city. */
function Chosen({ next: { service, car, carModel, price, city } }: { readonly next: NextStep }) {
  if (service === undefined && car === undefined && carModel === undefined) return null;
  const place = text.in(city);
  const name = car && `${car.manufacturer} ${car.model} ${fuelName(car.fuelType)}`;
  if (car === undefined) {
    return (
      <p>
        <b>{[service?.name, carModel].filter(Boolean).join(', ')}</b> {place}
      </p>
    );
  }
  return (
    <CarSummary
      picture={`car-${car.bodyType}`}
      service={service?.name ?? carSearchText.which}
      car={`${name}, ${place}`}
      price={price}
    />
  );
}

interface WhichServiceProps {
  readonly next: NextStep;
  readonly onChoose: (service: string) => void;
}

/** Lists the city's main services, where none was chosen or the city does not have the chosen one. */
function WhichService({ next: { service, city, refused, services = [] }, onChoose }: WhichServiceProps) {
  const { name: chosen } = service ?? { name: '' };
  const reason =
    refused === 'other_cities_only'
      ? text.refused.other_cities_only(chosen, city)
      : refused === 'not_for_fuel'
        ? text.refused.not_for_fuel(chosen)
        : text.refused.other;
  return (
    <div>
      <p>{reason}</p>
      <RadioCards
        legend={text.whichService}
        name="next-step-service"
        value=""
        onChoose={onChoose}
        cards={services.map(({ id, name, price }) => ({
          value: id,
          title: name,
          ...(price !== undefined && { price }),
        }))}
      />
    </div>
  );
}
