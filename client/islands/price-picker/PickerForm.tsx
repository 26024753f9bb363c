import type { PickerText } from '../../../src/content/text/en/picker.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { Select } from '../../ui/Select.tsx';
import type { CarNames } from './picker-props.ts';
import type { PickerLists, PickerState } from './picker-state.ts';

interface PickerFormProps {
  readonly text: PickerText;
  readonly path: string;
  readonly oneManufacturer: boolean;
  readonly names: CarNames;
  readonly lists: PickerLists;
  readonly status: PickerState['status'];
  readonly onNear: () => void;
  readonly onManufacturer: (name: string) => void;
  readonly onModel: (name: string) => void;
  readonly onFuelType: (name: string) => void;
}

const options = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));

/**
 * Manufacturer, model, fuel type: a plain form that asks the server for the page with that car, step by step or at
 * once (`?manufacturer=`, `?model=`, `?fuel=`); with JavaScript each choice shows its prices by itself.
 */
export function PickerForm(props: PickerFormProps) {
  const { text, names, lists, status } = props;
  return (
    <form method="get" action={props.path} onFocus={props.onNear} onPointerOver={props.onNear}>
      <div className="picker-grid">
        {!props.oneManufacturer && (
          <Select
            id="picker-manufacturer"
            name="manufacturer"
            label={text.manufacturer}
            options={options(lists.manufacturers)}
            value={names.manufacturer}
            onChange={(event) => props.onManufacturer(event.target.value)}
          />
        )}
        <Select
          id="picker-model"
          name="model"
          label={text.model}
          placeholder={names.model === '' ? text.chooseModel : undefined}
          options={options(lists.models)}
          value={names.model}
          onChange={(event) => props.onModel(event.target.value)}
        />
        <Segments
          label={text.fuelType}
          name="fuel"
          options={options(lists.fuelTypes)}
          value={names.fuelType}
          onChoose={props.onFuelType}
        />
      </div>
      {status === 'failed' ? (
        <>
          <Alert>{text.failed}</Alert>
          <ShowButton text={text} />
        </>
      ) : (
        <noscript>
          <ShowButton text={text} />
        </noscript>
      )}
    </form>
  );
}

const ShowButton = ({ text }: { readonly text: PickerText }) => (
  <Button type="submit" kind="quiet" wide>
    {text.show}
  </Button>
);
