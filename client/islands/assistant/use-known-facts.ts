import { useCallback, useEffect, useMemo, useState } from 'react';
import { type Answers, answerTo } from '../../../src/features/assistant/rules/answers.ts';
import { vehicleOf } from '../../../src/features/assistant/rules/choices.ts';
import type { AssistantFacts, AssistantPrices } from '../../../src/features/assistant/rules/facts.ts';
import type { BookingDraft } from '../../../src/features/bookings/rules/booking-record.ts';
import {
  type CarPrices,
  carPrices,
  type PriceList,
  priceList,
  toPriceSet,
} from '../../../src/features/pricing/contract.ts';
import type { SlotState } from '../../../src/features/slots/contract.ts';
import { MINUTE_MS } from '../../../src/values/durations.ts';
import { slugify } from '../../../src/values/slug.ts';
import { type BodyType, carSlug, type Vehicle } from '../../../src/values/vehicle.ts';
import { endpoints } from '../../../src/web/contract/addresses.ts';
import { send } from '../../api/send.ts';
import { fetchSlots } from '../../api/slots.ts';

/** The last fetched slots of each date that the visitor chose. */
type KnownSlots = Readonly<Record<string, readonly SlotState[]>>;

interface KnownFacts {
  readonly facts: AssistantFacts;
  readonly slots: KnownSlots;
  /** True once the list of cars is loaded or has failed to load. */
  readonly isListed: boolean;
  /** The car's body type, which selects its drawing; undefined until the car's prices are loaded. */
  readonly bodyType: BodyType | undefined;
  /** Fetches the slots of the chosen date again. */
  refreshSlots(): Promise<void>;
}

/**
 * The prices, free slots and time against which the rules check the answers. It fetches them as the answers need
 * them.
 */
export function useKnownFacts(answers: Answers, saved: BookingDraft): KnownFacts {
  const brands = useBrands();
  const now = useMinutes();
  const sets = usePriceSets(answers, brands ?? []);
  const { slots, refreshSlots } = useSlots(answerTo('date', answers));
  const facts = useMemo((): AssistantFacts => {
    const { date: heldDate, timeSlot } = saved;
    return {
      now,
      prices: priceBookOf(brands ?? [], sets),
      freeSlots: (date) => slots[date]?.filter(({ left }) => left > 0).map(({ id }) => id),
      ...(heldDate && timeSlot && { heldSlot: { date: heldDate, slotId: timeSlot } }),
    };
  }, [now, brands, sets, slots, saved]);
  const slug = slugOf(answers);
  const bodyType = slug === undefined ? undefined : sets[slug]?.bodyType;
  return { facts, slots, isListed: brands !== undefined, bodyType, refreshSlots };
}

/** The cars of the price list: undefined while it loads, empty if it fails, which the conversation then reports. */
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
    const fetched = await fetchSlots(date);
    if (fetched) setSlots((known) => ({ ...known, [date]: fetched }));
  }, [date]);
  useEffect(() => void refreshSlots(), [refreshSlots]);
  return { slots, refreshSlots };
}

/** The fetched price sets by the car's slug; null for a car without prices. */
type PriceSets = Readonly<Record<string, CarPrices | null>>;

const namesOf = (all: readonly { readonly name: string }[]) => all.map(({ name }) => name);

/** The cars and prices that the conversation asks for, from the answers fetched so far. */
export function priceBookOf(brands: PriceList['brands'], sets: PriceSets): AssistantPrices {
  const modelsOf = (manufacturer: string) => brands.find(({ name }) => name === manufacturer)?.models ?? [];
  return {
    manufacturers: () => namesOf(brands),
    models: (manufacturer) => namesOf(modelsOf(manufacturer)),
    fuelTypes: (manufacturer, model) =>
      modelsOf(manufacturer).find(({ name }) => name === model)?.fuelTypes ?? [],
    price(vehicle, service) {
      const set = sets[carSlug(vehicle)];
      const { express, dentPaint } = set ? toPriceSet(set) : {};
      return (service === 'express' ? express : dentPaint)?.price ?? undefined;
    },
  };
}

/** True for a car of the list; other cars have no prices to fetch. */
export const isListed = (brands: PriceList['brands'], { manufacturer, model, fuelType }: Vehicle): boolean =>
  brands
    .find(({ name }) => name === manufacturer)
    ?.models.find(({ name }) => name === model)
    ?.fuelTypes.includes(fuelType) === true;
