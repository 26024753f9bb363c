import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Field, Select } from '../../../../client/ui/Field.tsx';
import { MobileField } from '../../../../client/ui/MobileField.tsx';
import { RadioCards } from '../../../../client/ui/radios.tsx';

describe('a field', () => {
  it('ties its label to the control', () => {
    const markup = renderToStaticMarkup(<Field id="name" label="Name" />);
    expect(markup).toContain('<label for="name">Name</label>');
    expect(markup).toContain('<input id="name"/>');
  });

  it('ties its hint to the control', () => {
    const markup = renderToStaticMarkup(<Field id="name" label="Name" hint="As on your licence." />);
    expect(markup).toContain('aria-describedby="name-note"');
    expect(markup).toContain('<p class="hint" id="name-note">As on your licence.</p>');
    expect(markup).not.toContain('aria-invalid');
  });

  it('shows the error in place of the hint, marked invalid', () => {
    const markup = renderToStaticMarkup(
      <Field id="name" label="Name" hint="Hint" error="Name is required" />,
    );
    expect(markup).toContain('aria-invalid="true"');
    expect(markup).toContain('class="field bad"');
    expect(markup).toMatch(/<p class="err" id="name-note">.*Name is required<\/p>/);
    expect(markup).not.toContain('Hint');
  });

  it('for a mobile number brings the number pad and autofill', () => {
    const markup = renderToStaticMarkup(<MobileField id="m" required />);
    for (const attribute of [
      'type="text"',
      'inputMode="numeric"',
      'autoComplete="tel-national"',
      'required=""',
    ]) {
      expect(markup).toContain(attribute);
    }
    expect(markup).toContain('<span class="prefix">+91</span>');
    expect(markup).toContain('name="mobileNumber"');
  });

  it('with a list has a placeholder that cannot be chosen', () => {
    const options = [{ value: '1', label: 'AC service' }];
    const markup = renderToStaticMarkup(
      <Select id="t" label="Type" options={options} placeholder="Select a service type" />,
    );
    expect(markup).toContain('<option value="" disabled="" selected="">Select a service type</option>');
  });
});

describe('radio cards', () => {
  const cards = [
    { value: 'express', title: 'Express service' },
    { value: 'ac', title: 'AC service' },
  ];

  it('mark the default in a plain form', () => {
    const markup = renderToStaticMarkup(
      <RadioCards legend="Service" name="service" cards={cards} defaultValue="ac" />,
    );
    expect(markup).toMatch(/<input type="radio"[^>]*checked=""[^>]*value="ac"|value="ac"[^>]*checked=""/);
    expect(markup.match(/checked=""/g)).toHaveLength(1);
  });

  it('follow their value in an island', () => {
    const markup = renderToStaticMarkup(
      <RadioCards legend="Service" name="service" cards={cards} value="express" onChoose={() => undefined} />,
    );
    expect(markup).toMatch(/value="express"[^>]*checked=""|checked=""[^>]*value="express"/);
  });
});
