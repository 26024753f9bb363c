import { expect, test } from 'vitest';
import { escapeXml, xmlElement } from '../../../../../src/web/site-files/xml.ts';

test('nothing in a text can end its element or its attribute', () => {
  expect(escapeXml(`Denting & painting <"fast" 'n' good>`)).toBe(
    'Denting &amp; painting &lt;&quot;fast&quot; &apos;n&apos; good&gt;',
  );
  expect(xmlElement('title', '</title>')).toBe('<title>&lt;/title&gt;</title>');
});
