import { CONTENT_TYPES } from './cms-content-types.ts';
import { type CmsRecord, type Invalid, unknownKey, validate } from './cms-validation.ts';
import { type StandIn, type StandInAnswer, type StandInRequest, startStandIn } from './stand-in.ts';

export const CMS_TOKEN = 'token-of-the-stand-in';

interface CmsDocument extends CmsRecord {
  readonly id: number;
  readonly documentId: string;
  readonly createdAt: string;
}

export interface CmsStandIn extends StandIn {
  /** The stored documents of a content type, by its plural name, oldest first. */
  documents(plural: string): readonly CmsDocument[];
  /** Chat redirects in the order of their arrival. */
  readonly redirects: readonly unknown[];
  /** Deletes everything but the service types. */
  empty(): void;
  /** Deletes a document, as an editor would. */
  remove(plural: string, documentId: string): void;
}

interface CmsOptions {
  /** An older server: answers without document ids and takes numeric ids for updates. */
  readonly numericIdsOnly?: boolean;
  /** The backend's clock. */
  readonly now?: () => Date;
}

const SERVICE_TYPES = ['Periodic Service', 'AC Service', 'Denting & Painting', 'Doorstep Service', 'Car Spa'];
const BODY_MAX = 1_048_576;
const PAGE_SIZE_MAX = 100;
const POPULATE = /^populate\[(\w+)\]/;
const OWN_FIELDS = ['id', 'documentId', 'createdAt', 'updatedAt', 'publishedAt'];

const error = (status: number, name: string, message: string, details: unknown = {}): StandInAnswer => ({
  status,
  json: { data: null, error: { status, name, message, details } },
});

const invalid = ({ message, details }: Invalid): StandInAnswer =>
  error(400, 'ValidationError', message, details);

const notAllowed = (): StandInAnswer => ({ status: 405, text: 'Method Not Allowed' });

const notFound = () => error(404, 'NotFoundError', 'Not Found');

const isRecord = (value: unknown): value is CmsRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const asText = (value: unknown): string => String(value ?? '');

type Operator = (value: unknown, wanted: string) => boolean;
const OPERATORS: Readonly<Record<string, Operator>> = {
  $eq: (value, wanted) => asText(value) === wanted,
  $gte: (value, wanted) => asText(value) >= wanted,
  $lte: (value, wanted) => asText(value) <= wanted,
};

/** Answers a list call: filters, sort and pagination as the backend reads them, or the refusal. */
function select(
  plural: string,
  documents: readonly CmsDocument[],
  query: URLSearchParams,
): { readonly found: readonly CmsDocument[]; readonly pageSize: number } | { readonly refused: Invalid } {
  const known = [...Object.keys(CONTENT_TYPES[plural]?.attributes ?? {}), ...OWN_FIELDS];
  let found = [...documents];
  let pageSize = 25;
  for (const [key, value] of query) {
    const [, field = '', operator = ''] = /^filters\[(\w+)\]\[(\$\w+)\]$/.exec(key) ?? [];
    const matches = OPERATORS[operator];
    if (matches) {
      if (!known.includes(field))
        return { refused: unknownKey(field, { source: 'query', param: 'filters' }) };
      found = found.filter((document) => matches(document[field], value));
    } else if (key === 'sort') {
      const [name = '', direction] = value.split(':');
      if (!known.includes(name)) return { refused: unknownKey(name, { source: 'query', param: 'sort' }) };
      // Creations within one millisecond stay in their order.
      found = found.sort((one, other) => asText(one[name]).localeCompare(asText(other[name])));
      if (direction === 'desc') found.reverse();
    } else if (key === 'pagination[pageSize]') {
      pageSize = Math.min(PAGE_SIZE_MAX, Number(value));
    } else if (!POPULATE.test(key)) return { refused: unknownKey(key, { source: 'query' }) };
  }
  return { found, pageSize };
}

/** A stand-in for Strapi 5 with the parts that our calls use: validation, ids, filters and errors. */
export async function startCms(options: CmsOptions = {}): Promise<CmsStandIn> {
  const { numericIdsOnly = false, now = () => new Date() } = options;
  const stored = new Map<string, CmsDocument[]>();
  const redirects: unknown[] = [];
  let made = 0;
  const documents = (plural: string): readonly CmsDocument[] => stored.get(plural) ?? [];

  /** The backend returns a relation only where the query populates it, and then as a document. */
  function related(plural: string, document: CmsDocument, populated: readonly string[]): CmsRecord {
    const relations = Object.entries(CONTENT_TYPES[plural]?.attributes ?? {}).flatMap(([name, attribute]) => {
      if (attribute.type !== 'relation') return [];
      const told = documents(attribute.target).find(({ id }) => id === document[name]) ?? null;
      return [[name, populated.includes(name) ? told : undefined] as const];
    });
    return Object.fromEntries(relations);
  }

  const wire = ({ documentId, ...document }: CmsDocument) => ({
    ...document,
    ...(numericIdsOnly ? {} : { documentId }),
  });

  function stamped(data: CmsRecord): CmsDocument {
    made += 1;
    const at = now().toISOString();
    const documentId = `d${made.toString(36).padStart(23, '0')}`;
    return { ...data, id: made, documentId, createdAt: at, updatedAt: at, publishedAt: at };
  }

  // Service requests refer to these ids, so they stay the same while the stand-in runs.
  const serviceTypes = SERVICE_TYPES.map((name, index) => stamped({ name, isDefault: index === 0 }));

  function empty(): void {
    stored.clear();
    redirects.length = 0;
    stored.set('service-types', serviceTypes);
  }
  empty();

  const dataOf = (request: StandInRequest): CmsRecord | undefined =>
    isRecord(request.json) && isRecord(request.json.data) ? request.json.data : undefined;

  function create(plural: string, data: CmsRecord): StandInAnswer {
    const checked = validate(plural, data, documents);
    if ('invalid' in checked) return invalid(checked.invalid);
    const document = stamped(checked.stored);
    stored.set(plural, [...documents(plural), document]);
    return { status: 201, json: { data: wire(document), meta: {} } };
  }

  function update(plural: string, id: string, data: CmsRecord): StandInAnswer {
    const document = documents(plural).find(
      (other) => (numericIdsOnly ? String(other.id) : other.documentId) === id,
    );
    if (!document) return notFound();
    const checked = validate(plural, data, documents, document.documentId);
    if ('invalid' in checked) return invalid(checked.invalid);
    if (CONTENT_TYPES[plural]?.draftAndPublish && !numericIdsOnly) made += 1;
    const numericId = CONTENT_TYPES[plural]?.draftAndPublish && !numericIdsOnly ? made : document.id;
    const changed = { ...document, ...checked.stored, id: numericId, updatedAt: now().toISOString() };
    stored.set(
      plural,
      documents(plural).map((other) => (other === document ? changed : other)),
    );
    return { status: 200, json: { data: wire(changed), meta: {} } };
  }

  function list(plural: string, query: URLSearchParams): StandInAnswer {
    const selected = select(plural, documents(plural), query);
    if ('refused' in selected) return invalid(selected.refused);
    const { found, pageSize } = selected;
    const pagination = {
      page: 1,
      pageSize,
      pageCount: Math.ceil(found.length / pageSize),
      total: found.length,
    };
    const populated = [...query.keys()].flatMap((key) => POPULATE.exec(key)?.[1] ?? []);
    const data = found
      .slice(0, pageSize)
      .map((document) => ({ ...wire(document), ...related(plural, document, populated) }));
    return { status: 200, json: { data, meta: { pagination } } };
  }

  function remove(plural: string, documentId: string): void {
    const others = documents(plural).filter((document) => document.documentId !== documentId);
    stored.set(plural, others);
  }

  function takeAway(plural: string, documentId: string): StandInAnswer {
    if (!documents(plural).some((document) => document.documentId === documentId)) return notFound();
    remove(plural, documentId);
    return { status: 204 };
  }

  function write(request: StandInRequest, plural: string, id: string | undefined): StandInAnswer | undefined {
    if (request.text.length > BODY_MAX) return error(413, 'PayloadTooLargeError', 'Payload Too Large');
    if (request.text !== '' && request.json === undefined) {
      return {
        status: 400,
        json: { data: null, error: { status: 400, name: 'SyntaxError', message: 'Malformed' } },
      };
    }
    const data = dataOf(request);
    if (!data) return error(400, 'ValidationError', 'Missing "data" payload in the request body');
    if (request.method === 'POST' && id === undefined) return create(plural, data);
    return request.method === 'PUT' && id !== undefined ? update(plural, id, data) : undefined;
  }

  function answer(request: StandInRequest): StandInAnswer | undefined {
    const { authorization } = request.headers;
    if (request.method === 'PATCH') return notAllowed();
    if (authorization === undefined) return error(403, 'ForbiddenError', 'Forbidden');
    if (authorization !== `Bearer ${CMS_TOKEN}`) {
      return error(401, 'UnauthorizedError', 'Missing or invalid credentials');
    }
    if (request.method === 'POST' && request.path === '/api/conversion-tracking/whatsapp-redirect') {
      redirects.push(request.json);
      return { status: 200, json: { success: true } };
    }
    const [, plural = '', id] = /^\/api\/([a-z-]+)(?:\/([^/]+))?$/.exec(request.path) ?? [];
    // An unknown content type answers 404 to a read and 405 to a write.
    if (!CONTENT_TYPES[plural]) return request.method === 'GET' ? notFound() : notAllowed();
    if (request.method === 'DELETE' && id !== undefined) return takeAway(plural, id);
    if (request.method === 'GET' && id === undefined) return list(plural, request.query);
    return write(request, plural, id);
  }

  const standIn = await startStandIn('cms', answer);
  return {
    ...standIn,
    documents,
    redirects,
    empty,
    remove,
  };
}
