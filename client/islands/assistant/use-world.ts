import { useCallback, useEffect, useMemo, useState } from 'react';
import { type Answers, answerTo } from '../../../src/features/assistant/rules/answers.ts';
import { vehicleOf } from '../../../src/features/assistant/rules/choices.ts';
import type { World } from '../../../src/features/assistant/rules/world.ts';
import type { BookingDraft } from '../../../src/features/bookings/rules/booking-record.ts';
import {
  type CarPrices,
  carPrices,
  type PriceList,
  priceList,
} from '../../../src/features/pricing/contract.ts';
import { type SlotState, slotsAnswer } from '../../../src/features/slots/contract.ts';
import { findSlot } from '../../../src/features/slots/rules/slot.ts';
import { MINUTE_MS } from '../../../src/values/durations.ts';
import { slugify } from '../../../src/values/slug.ts';
import { type BodyType, carSlug, type Vehicle } from '../../../src/values/vehicle.ts';
import { endpoints } from '../../../src/web/contract/addresses.ts';
import { send } from '../../api/send.ts';
import { isListed, type PriceSets, priceBookOf } from './price-book.ts';

/** The slots of each date that was looked at, as the board last told. */
export type KnownSlots = Readonly<Record<string, readonly SlotState[]>>;

export interface KnownWorld {
  readonly world: World;
  readonly slots: KnownSlots;
  /** The list of cars is here, or is known not to come. */
  readonly isListed: boolean;
  /** The drawing that fits the car, once its prices are known. */
  readonly bodyType: BodyType | undefined;
  /** Asks the board again. */
  refreshSlots(): Promise<void>;
}

/** Prices, free slots and the clock: what the answers are judged against, fetched as the answers ask for it. */
export function useWorld(answers: Answers, saved: BookingDraft): KnownWorld {
  const brands = useBrands();
  const now = useMinutes();
  const sets = usePriceSets(answers, brands ?? []);
  const { slots, refreshSlots } = useSlots(answerTo('date', answers));
  const world = useMemo((): World => {
    const held = findSlot(saved.timeSlot ?? '');
    return {
      now,
      prices: priceBookOf(brands ?? [], sets),
      freeSlots: (date) => slots[date]?.filter(({ left }) => left > 0).map(({ id }) => id),
      ...(held && saved.date ? { mine: { date: saved.date, slotId: held.id } } : {}),
    };
  }, [now, brands, sets, slots, saved]);
  const slug = slugOf(answers);
  const bodyType = slug === undefined ? undefined : sets[slug]?.bodyType;
  return { world, slots, isListed: brands !== undefined, bodyType, refreshSlots };
}

/** Nothing while the list is under way; empty when it cannot be had, which the conversation then says. */
function useBrands(): PriceList['brands'] | undefined {
  const [brands, setBrands] = useState<PriceList['brands']>();
  useEffect(() => {
    void send('GET', endpoints.prices, undefined, priceList).then((answer) =>
      setBrands(answer.ok ? answer.value.brands : []),
    );
  }, []);
  return brands;
}

function useMinutes(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const ticking = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(ticking);
  }, []);
  return now;
}

const slugOf = (answers: Answers): string | undefined => {
  const { manufacturer, model, fuelType } = vehicleOf(answers);
  return manufacturer && model && fuelType ? carSlug({ manufacturer, model, fuelType }) : undefined;
};

function usePriceSets(answers: Answers, brands: PriceList['brands']): PriceSets {
  const [sets, setSets] = useState<PriceSets>({});
  const { manufacturer = '', model = '', fuelType = '' } = vehicleOf(answers);
  const isWanted = isListed(brands, { manufacturer, model, fuelType });
  const isKnown = carSlug({ manufacturer, model, fuelType }) in sets;
  useEffect(() => {
    if (!isWanted || isKnown) return;
    const vehicle = { manufacturer, model, fuelType };
    void fetchPrices(vehicle).then((set) => setSets((known) => ({ ...known, [carSlug(vehicle)]: set })));
  }, [isWanted, isKnown, manufacturer, model, fuelType]);
  return sets;
}

async function fetchPrices({ manufacturer, model, fuelType }: Vehicle): Promise<CarPrices | null> {
  const url = endpoints.price(slugify(manufacturer), slugify(model), slugify(fuelType));
  const answer = await send('GET', url, undefined, carPrices);
  return answer.ok ? answer.value : null;
}

function useSlots(date: string | undefined) {
  const [slots, setSlots] = useState<KnownSlots>({});
  const refreshSlots = useCallback(async () => {
    if (date === undefined) return;
    const url = `${endpoints.slots}?${new URLSearchParams({ city: 'jaipur', date })}`;
    const answer = await send('GET', url, undefined, slotsAnswer);
    if (answer.ok) setSlots((known) => ({ ...known, [date]: answer.value.slots }));
  }, [date]);
  useEffect(() => void refreshSlots(), [refreshSlots]);
  return { slots, refreshSlots };
}
