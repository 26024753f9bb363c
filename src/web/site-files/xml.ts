const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes a text for an element or an attribute. */
export const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

export const xmlElement = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
