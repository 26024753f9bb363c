import { carSearchText } from '../../../src/content/text/car-search.ts';
import { pickerText as text } from '../../../src/content/text/picker.ts';
import { fuelLabel } from '../../../src/values/vehicle.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { CarSearch } from '../../ui/CarSearch.tsx';
import { FieldFrame } from '../../ui/Field.tsx';
import { Segments } from '../../ui/radios.tsx';
import type { CarNames, PickerLists, PickerState } from './picker-state.ts';

interface PickerFormProps {
  readonly path: string;
  readonly oneManufacturer: boolean;
  readonly names: CarNames;
  readonly lists: PickerLists;
  readonly status: PickerState['status'];
  readonly onNear: () => void;
  readonly onCar: (car: CarNames) => void;
  readonly onManufacturer: (name: string) => void;
  readonly onModel: (name: string) => void;
  readonly onFuelType: (name: string) => void;
}

/**
 * The lists of manufacturer, model and fuel type. Without JavaScript it is a plain form for the page of that car
 * (`?manufacturer=`, `?model=`, `?fuel=`), which the visitor may send after each choice. With JavaScript each choice
 * shows its prices at once.
 */
export function PickerForm(props: PickerFormProps) {
  const { names, lists, status } = props;
  return (
    <form action={props.path} onFocus={props.onNear} onPointerOver={props.onNear}>
      <div className="picker-grid">
        <CarSearch
          id="picker-car"
          label={carSearchText.search}
          manufacturer={props.oneManufacturer ? names.manufacturer : undefined}
          compact
          onChoose={props.onCar}
        />
        {!props.oneManufacturer && (
          <NameList
            id="picker-manufacturer"
            name="manufacturer"
            label={text.manufacturer}
            placeholder={names.manufacturer === '' ? carSearchText.which : undefined}
            names={lists.manufacturers}
            value={names.manufacturer}
            onChoose={props.onManufacturer}
          />
        )}
        <NameList
          id="picker-model"
          name="model"
          label={text.model}
          placeholder={names.model === '' ? text.chooseModel : undefined}
          names={lists.models}
          value={names.model}
          onChoose={props.onModel}
        />
        <Segments
          label={text.fuelType}
          name="fuel"
          options={lists.fuelTypes.map((name) => ({ value: name, label: fuelLabel(name) }))}
          value={names.fuelType}
          onChoose={props.onFuelType}
        />
      </div>
      {status === 'failed' ? (
        <>
          <Alert>{text.failed}</Alert>
          <ShowButton />
        </>
      ) : (
        <noscript>
          <ShowButton />
        </noscript>
      )}
    </form>
  );
}

function ShowButton() {
  return (
    <Button type="submit" kind="quiet" wide>
      {text.show}
    </Button>
  );
}

interface NameListProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly placeholder?: string | undefined;
  readonly names: readonly string[];
  /** The chosen name; empty for the placeholder. */
  readonly value: string;
  readonly onChoose: (name: string) => void;
}

/** A list of names. An option without a `value` would send its text as a translation changed it. */
const NameList = ({ id, name, label, placeholder, names, value, onChoose }: NameListProps) => (
  <FieldFrame id={id} label={label}>
    <select id={id} name={name} value={value} onChange={(event) => onChoose(event.target.value)}>
      {placeholder && (
        <option value="" disabled>
          {placeholder}
        </option>
      )}
      {names.map((each) => (
        <option key={each} value={each}>
          {each}
        </option>
      ))}
    </select>
  </FieldFrame>
);
