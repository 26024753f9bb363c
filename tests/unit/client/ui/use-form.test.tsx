import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Field } from '../../../../client/ui/Field.tsx';
import { formFields } from '../../../../client/ui/form-fields.ts';
import { useForm } from '../../../../client/ui/use-form.ts';
import { enquiryForms } from '../../../../src/features/enquiries/contract.ts';

const schema = enquiryForms.contact;

describe('a form', () => {
  test('has on the server what it needs without JavaScript: address, names, lengths and required fields', () => {
    const Form = () => {
      const { form, field, outcome, isSending } = useForm({
        schema,
        send: () => Promise.resolve({ kind: 'accepted' }),
        action: '/api/enquiries',
        id: 'enquiry',
      });
      return (
        <form {...form}>
          <Field {...field('name')} label="Your name" />
          {outcome.kind}
          {isSending && 'sending'}
        </form>
      );
    };
    expect(renderToStaticMarkup(<Form />)).toBe(
      '<form action="/api/enquiries" method="post"><div class="field"><label for="enquiry-name">Your name</label>' +
        '<div class="control"><input required="" maxLength="80" id="enquiry-name" name="name"/></div></div>idle</form>',
    );
  });

  test('shows the sentence of each field’s problem', () => {
    const field = formFields(schema, { id: 'enquiry', problems: { name: 'name_missing' } });
    expect(field('name').error).toBe('Name is required');
    expect(field('message').error).toBeUndefined();
  });
});
