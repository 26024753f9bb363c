import { CallText } from '../components/CallText.tsx';
import { PageHead } from '../components/heroes.tsx';
import { Contents, ProseRows } from '../components/text-blocks.tsx';
import type { Specimen } from './specimen.ts';

const crumbs = [{ label: 'Home', href: '#main' }, { label: 'About us' }];
const words = { crumbs, title: 'A wheel, a price, a promise', lead: 'Pahiya is Hindi for wheel.' } as const;

/** The parts of text pages. */
export const proseSpecimens: readonly Specimen[] = [
  {
    component: 'CallText',
    states: { 'a number after words': <CallText text="Call +91 141 000 0000" /> },
  },
  {
    component: 'PageHead',
    states: {
      plain: <PageHead {...words} />,
      'with a skyline': <PageHead {...words} picture="skyline-jaipur" />,
      'with a picture': <PageHead {...words} picture="service-inspection" />,
    },
  },
  {
    component: 'Contents',
    states: {
      'folded, or beside the text': (
        <Contents title="On this page" parts={[{ id: 'main', text: 'Who is responsible' }]} />
      ),
    },
  },
  {
    component: 'ProseRows',
    states: {
      'with and without a list': (
        <ProseRows
          sections={[
            { heading: 'The price comes first', paragraphs: ['The list is the same for everybody.'] },
            {
              heading: 'Work that can be watched',
              paragraphs: ['Habits that we hold everyone to:'],
              list: ['Oil cans are opened in front of the owner', 'Wheel nuts are torqued by hand'],
            },
          ]}
        />
      ),
    },
  },
];
