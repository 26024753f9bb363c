import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Segments } from '../../ui/Radios.tsx';
import { NameList } from './NameList.tsx';
import { FUEL_TYPES, MANUFACTURER_LIST, MODEL_LIST, type PickerLists } from './page-lists.ts';
import type { CarNames } from './picker-props.ts';
import type { PickerState } from './picker-state.ts';
import { usePickerText } from './picker-text.ts';

interface PickerFormProps {
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

/**
 * Manufacturer, model, fuel type: a plain form that asks the server for the page with that car, step by step or at
 * once (`?manufacturer=`, `?model=`, `?fuel=`); with JavaScript each choice shows its prices by itself.
 */
export function PickerForm(props: PickerFormProps) {
  const text = usePickerText();
  const { names, lists, status } = props;
  return (
    <form method="get" action={props.path} onFocus={props.onNear} onPointerOver={props.onNear}>
      <div className="picker-grid">
        {!props.oneManufacturer && (
          <NameList
            id={MANUFACTURER_LIST}
            name="manufacturer"
            label={text.manufacturer}
            names={lists.manufacturers}
            value={names.manufacturer}
            onChoose={props.onManufacturer}
          />
        )}
        <NameList
          id={MODEL_LIST}
          name="model"
          label={text.model}
          placeholder={names.model === '' ? text.chooseModel : undefined}
          names={lists.models}
          value={names.model}
          onChoose={props.onModel}
        />
        <Segments
          label={text.fuelType}
          name={FUEL_TYPES}
          options={lists.fuelTypes.map((name) => ({ value: name, label: name }))}
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
  const text = usePickerText();
  return (
    <Button type="submit" kind="quiet" wide>
      {text.show}
    </Button>
  );
}
