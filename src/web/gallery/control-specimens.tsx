import { Button, ButtonLink, IconButton, TextLink } from '../../../client/ui/Button.tsx';
import { CarSearch } from '../../../client/ui/CarSearch.tsx';
import { ChatLink } from '../../../client/ui/ChatLink.tsx';
import { ChatNotice } from '../../../client/ui/ChatNotice.tsx';
import { Chip, ChipLink } from '../../../client/ui/Chip.tsx';
import { DayChoice } from '../../../client/ui/DayChoice.tsx';
import { Checkbox, Field, FieldFrame, FieldNote, Select, TextArea } from '../../../client/ui/Field.tsx';
import { MobileField, SpamTrap } from '../../../client/ui/MobileField.tsx';
import { QuantityStepper } from '../../../client/ui/QuantityStepper.tsx';
import { ChipRadios, RadioCards, Segments } from '../../../client/ui/radios.tsx';
import { rupees } from '../../values/money.ts';
import type { Specimen } from './specimen.ts';

const ratings = ['1', '2', '3', '4', '5'].map((value) => ({ value, label: value }));
const fuels = [
  { value: 'petrol', label: 'Petrol' },
  { value: 'cng', label: 'CNG' },
];
const serviceTypes = [
  { value: '1', label: 'Periodic service' },
  { value: '2', label: 'AC service' },
];
const sampleDays = { today: '2026-11-22', first: '2026-11-22', value: '2026-11-23' };
const slots = [
  { value: 's1', label: '9-11 AM', detail: '3 left' },
  { value: 's2', label: '11 AM-1 PM', detail: 'Full', disabled: true },
  { value: 's3', label: '1-3 PM', detail: '2 left' },
  { value: 's4', label: '3-5 PM', detail: '3 left' },
];
const offers = [
  {
    value: 'express',
    title: 'Express service',
    detail: '90 minutes or free',
    price: rupees(2999),
    listPrice: rupees(3499),
  },
  { value: 'ac', title: 'AC service', detail: 'Gas, filter, cooling test', price: rupees(999) },
  { value: 'none', title: 'Windshield', detail: 'Not in your area yet', disabled: true },
];

/** Buttons, fields and choices. */
export const controlSpecimens: readonly Specimen[] = [
  {
    component: 'CarSearch',
    states: {
      'before the cars are loaded': (
        <CarSearch id="gallery-car" label="Which car?" onChoose={() => undefined} />
      ),
    },
  },
  {
    component: 'Button',
    states: {
      primary: <Button>Book Now</Button>,
      disabled: <Button disabled>Continue</Button>,
      busy: <Button busy>Book service</Button>,
      quiet: <Button kind="quiet">Quiet</Button>,
      'quiet, busy': (
        <Button kind="quiet" busy busyText="Loading...">
          Quiet
        </Button>
      ),
      'short, with an icon': (
        <Button kind="quiet" short icon="plus">
          Add
        </Button>
      ),
      'opens a dialog': <Button opens="gallery-booking">Open the dialog</Button>,
      wide: <Button wide>Continue</Button>,
    },
  },
  {
    component: 'ButtonLink',
    states: {
      primary: <ButtonLink href="#ButtonLink">Book Now</ButtonLink>,
      quiet: (
        <ButtonLink href="#ButtonLink" kind="quiet" icon="message-circle">
          Open the chat
        </ButtonLink>
      ),
    },
  },
  {
    component: 'ChatLink',
    states: { plain: <ChatLink href="#ChatLink">Open the chat</ChatLink> },
  },
  {
    component: 'TextLink',
    states: {
      plain: <TextLink href="#TextLink">Change car</TextLink>,
      arrow: (
        <TextLink href="#TextLink" arrow>
          All 15 doorstep services
        </TextLink>
      ),
    },
  },
  { component: 'IconButton', states: { plain: <IconButton icon="menu" label="Menu" /> } },
  {
    component: 'DayChoice',
    states: {
      'with its date field': (
        <DayChoice id="g-day" name="date" label="Preferred date" {...sampleDays} onChoose={() => undefined} />
      ),
      folded: <DayChoice id="g-folded-day" label="Date" {...sampleDays} onChoose={() => undefined} folded />,
    },
  },
  {
    component: 'Field',
    states: {
      empty: <Field id="g-name" label="Name" autoComplete="name" />,
      'with a note': <Field id="g-date" label="Preferred date" labelNote="(Tomorrow)" type="date" />,
    },
  },
  {
    component: 'FieldFrame',
    states: {
      'around a control of its own': (
        <FieldFrame id="g-frame" label="Booking id" hint="It begins with CAR.">
          <input id="g-frame" aria-describedby="g-frame-note" />
        </FieldFrame>
      ),
    },
  },
  {
    component: 'FieldNote',
    states: {
      hint: <FieldNote id="g-note-1" hint="We call once, 30 minutes before your slot." />,
      error: <FieldNote id="g-note-2" error="Car model is required" />,
      neither: <FieldNote id="g-note-3" />,
    },
  },
  {
    component: 'MobileField',
    states: {
      'with a hint': <MobileField id="g-mobile-1" hint="We call once, 30 minutes before your slot." />,
      error: (
        <MobileField
          id="g-mobile-2"
          defaultValue="5000000001"
          error="Please enter a valid 10-digit mobile number"
        />
      ),
    },
  },
  {
    component: 'ChatNotice',
    states: {
      on: <ChatNotice text="We write about this booking on WhatsApp. Send STOP to end it." />,
      off: <ChatNotice text={undefined} />,
    },
  },
  {
    component: 'TextArea',
    states: { empty: <TextArea id="g-message" label="Message" hint="A sentence or two is enough." /> },
  },
  {
    component: 'Select',
    states: {
      placeholder: (
        <Select
          id="g-type-1"
          label="Service type"
          options={serviceTypes}
          placeholder="Select a service type"
        />
      ),
      error: (
        <Select
          id="g-type-2"
          label="Service type"
          options={serviceTypes}
          error="Please select a service type"
        />
      ),
      disabled: (
        <Select id="g-type-3" label="Model" options={[]} placeholder="Choose a maker first" disabled />
      ),
    },
  },
  {
    component: 'Segments',
    states: {
      two: <Segments label="Fuel type" name="g-fuel" options={fuels} defaultValue="petrol" />,
      'one to five': (
        <Segments label="Your rating" name="g-rating" options={ratings} stars defaultValue="4" />
      ),
    },
  },
  {
    component: 'RadioCards',
    states: {
      services: <RadioCards legend="Service" name="g-offer" cards={offers} defaultValue="express" />,
    },
  },
  {
    component: 'Chip',
    states: {
      plain: <Chip>Today</Chip>,
      chosen: <Chip on>Tomorrow</Chip>,
      'with an icon': <Chip icon="calendar">Schedule for Later</Chip>,
      disabled: <Chip disabled>Closed</Chip>,
    },
  },
  {
    component: 'ChipLink',
    states: {
      plain: <ChipLink href="#ChipLink">Jodhpur</ChipLink>,
      current: (
        <ChipLink href="#ChipLink" on>
          Jaipur
        </ChipLink>
      ),
    },
  },
  {
    component: 'ChipRadios',
    states: {
      choices: <ChipRadios legend="Fuel type" name="g-chip" options={fuels} defaultValue="cng" />,
      slots: <ChipRadios legend="Time slot" name="g-slot" options={slots} defaultValue="s3" slots />,
    },
  },
  {
    component: 'Checkbox',
    states: { plain: <Checkbox name="g-check">Tell me when my car is due</Checkbox> },
  },
  {
    component: 'SpamTrap',
    states: { 'out of sight': <SpamTrap /> },
  },
  {
    component: 'QuantityStepper',
    states: {
      'in a list': <QuantityStepper label="Quick vacuum" value={2} />,
      'in the cart': <QuantityStepper label="Quick vacuum" value={2} light />,
      'at its limit': <QuantityStepper label="Quick vacuum" value={10} max={10} light />,
    },
  },
];
