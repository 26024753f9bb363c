import { useState } from 'react';
import type { ServicePreference } from '../../../src/features/bookings/contract.ts';
import { changedLeadAnswer, type NextStep } from '../../../src/features/leads/contract.ts';
import type { Vehicle } from '../../../src/values/vehicle.ts';
import { endpoints } from '../../../src/web/contract/addresses.ts';
import { send } from '../../api/send.ts';
import { callIsland } from '../../loader/page.ts';
import { savedLead, savedVehicle } from '../../storage/session.ts';
import { useSend } from '../../ui/use-send.ts';

interface Shown {
  readonly next: NextStep;
  readonly chatUrl: string;
}

/** A visitor's later answer: the car, the service, or a wish where a person agrees on the time. */
export interface LaterAnswer {
  readonly car?: Vehicle;
  /** A car in the visitor's own words. */
  readonly carModel?: string;
  /** The id of a service. */
  readonly service?: string;
  readonly wish?: {
    readonly servicePreference: ServicePreference;
    readonly preferredDate: string;
    readonly address?: string;
  };
}

/** The step after a number was left. Each later answer changes the lead, and the server answers the step after it. */
export function useNextStep(first: Shown) {
  const [shown, setShown] = useState(first);
  const { outcome, isSending, post } = useSend(async (given: LaterAnswer) => {
    const lead = savedLead.get();
    if (lead === undefined) return { kind: 'unknown' } as const;
    const changed = await send('PUT', endpoints.lead(lead), fieldsOf(shown.next, given), changedLeadAnswer);
    if (!changed.ok) return { kind: 'failed' } as const;
    setShown({ next: changed.value.next, chatUrl: changed.value.whatsappUrl });
    if (given.car) rememberCar(given.car);
    return { kind: 'accepted' } as const;
  });
  return {
    ...shown,
    isSending,
    hasFailed: outcome.kind === 'failed',
    /** Resolves to true when the server has the answer. */
    answer: async (given: LaterAnswer): Promise<boolean> => (await post(given)).kind === 'accepted',
  };
}

function fieldsOf(next: NextStep, given: LaterAnswer) {
  const { service = next.service?.id, wish } = given;
  // The newest answer names the car: chosen, typed, or the one before.
  const car = given.car ?? (given.carModel === undefined ? next.car : undefined);
  const carModel = given.carModel ?? next.carModel;
  return {
    city: next.city,
    ...(service !== undefined && { serviceInterest: service }),
    ...(car
      ? { carBrand: car.manufacturer, carModel: car.model, fuelType: car.fuelType }
      : carModel !== undefined && { carModel }),
    ...wish,
  };
}

function rememberCar({ manufacturer, model, fuelType }: Vehicle): void {
  savedVehicle.set({ manufacturer, model, fuelType });
  callIsland('price-picker');
}
