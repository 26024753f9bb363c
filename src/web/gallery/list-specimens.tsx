import { homeCity } from '../../content/cities/all-cities.ts';
import { CityCards, PostCard, Reviews, SampleNote } from '../components/cards.tsx';
import { DotList, FaqList, LinkChips, LocalityList, Steps } from '../components/lists.tsx';
import { PublishedReviews } from '../components/PublishedReviews.tsx';
import type { Specimen } from './specimen.ts';

const href = '#main';

/** Lists that pages share. */
export const listSpecimens: readonly Specimen[] = [
  {
    component: 'LinkChips',
    states: {
      'of three areas': (
        <LinkChips
          links={['Malviya Nagar', 'Vaishali Nagar', 'Mansarovar'].map((name) => ({ href, name }))}
        />
      ),
    },
  },
  {
    component: 'Steps',
    states: {
      three: (
        <Steps
          steps={[
            { title: 'See your price', text: 'Choose your car once.' },
            { title: 'Pick a time', text: 'Two-hour slots from 9 AM to 7 PM.' },
            { title: 'Pay when it’s done', text: 'You pay after you have seen the work.' },
          ]}
        />
      ),
      'by the clock': (
        <Steps
          steps={[
            { title: 'Check-in', time: '0 to 8 min', text: 'You sign the start time.' },
            { title: 'Warm and up', time: '8 to 15 min', text: 'Take a seat behind the glass.' },
          ]}
        />
      ),
    },
  },
  {
    component: 'DotList',
    states: { two: <DotList points={['Extra work that you approved', 'Waiting for your yes or no']} /> },
  },
  {
    component: 'PublishedReviews',
    wide: true,
    states: {
      'with an answer': (
        <PublishedReviews
          city={homeCity}
          service="ac"
          reviews={{
            version: '1',
            groups: {
              'jaipur/ac': {
                count: 1,
                stars: 5,
                newest: [
                  {
                    name: 'Ritu S.',
                    place: 'Vaishali Nagar',
                    stars: 5,
                    words: 'The car is cold again before the first traffic light.',
                    answer: 'Thank you, Ritu. Ask us for the filter before the monsoon.',
                  },
                ],
              },
            },
          }}
        />
      ),
    },
  },
  {
    component: 'Reviews',
    states: {
      sample: (
        <Reviews
          isSample
          reviews={[
            {
              name: 'Ritu S.',
              place: 'Vaishali Nagar',
              rating: 5,
              text: 'They showed me the old oil filter next to the new one.',
            },
            {
              name: 'Imran K.',
              place: 'Malviya Nagar',
              rating: 4,
              text: 'Booked at breakfast, car was back before eleven.',
            },
          ]}
        />
      ),
    },
  },
  { component: 'SampleNote', states: { note: <SampleNote text="Sample figures." /> } },
  {
    component: 'FaqList',
    states: {
      two: (
        <FaqList
          faqs={[
            { question: 'Can someone collect my car?', answer: 'Yes. Pickup and drop are free.' },
            { question: 'Do I pay before the work?', answer: 'No. You pay after the service.' },
          ]}
        />
      ),
    },
  },
  {
    component: 'CityCards',
    states: {
      two: (
        <CityCards
          cards={[
            { href: '#city-1', name: 'Jaipur', detail: '11 localities', picture: 'skyline-jaipur' },
            { href: '#city-2', name: 'Mumbai', detail: 'Pickup and drop', picture: 'skyline-mumbai' },
          ]}
          others={[{ href: '#city-3', name: 'Jodhpur' }]}
        />
      ),
    },
  },
  {
    component: 'LocalityList',
    states: {
      two: (
        <LocalityList
          localities={[
            { href: '#place-1', name: 'Malviya Nagar', detail: 'Near Gaurav Tower' },
            { href: '#place-2', name: 'C-Scheme' },
          ]}
        />
      ),
    },
  },
  {
    component: 'PostCard',
    states: {
      plain: (
        <PostCard
          href={href}
          title="What a periodic service really changes"
          summary="Oil, three filters, and the checks that save a clutch."
          note="12 May 2026, 4 minutes to read"
          picture="service-periodic"
        />
      ),
      'with a scene': (
        <PostCard
          href={href}
          title="Car breakdown on a highway: the first ten minutes"
          note="5 October 2026, 4 minutes to read"
          picture="roadside-night"
        />
      ),
      'without a picture': (
        <PostCard href={href} title="Which oil goes in" note="12 May 2026, 3 minutes to read" />
      ),
    },
  },
];
