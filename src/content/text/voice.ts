export const voiceText = {
  pageTitle: 'Say what your car needs: voice search',
  description:
    'Say or type what your car needs, in English, Hindi or both: the service, the car, the city. You get the right page with the price for your car.',
  heading: 'Say what your car needs',
  lead: 'In English, Hindi or both at once: the service, your car, your city. You get the right page, with the price.',
  home: 'Home',
  crumb: 'Voice search',
  title: (service: string | undefined, locality: string | undefined, city: string | undefined): string => {
    const place = [locality, city].filter((name) => name !== undefined).join(', ');
    return `${service ?? 'Car service'}${place === '' ? '' : ` in ${place}`}`;
  },
  car: ({ manufacturer, model, fuelType }: Record<'manufacturer' | 'model' | 'fuelType', string>): string =>
    `${manufacturer} ${model} (${fuelType})`,
  understood: 'We understood',
  open: 'Open this page',
  examplesTitle: 'For example',
  examplesText: 'Choose one to see what we understand.',
  examples: [
    'Gaadi ka AC theek karna hai Jaipur mein',
    'Swift petrol service in Pune',
    'मेरी गाड़ी की बैटरी बदलनी है जोधपुर में',
    'Creta diesel dent paint Malviya Nagar',
    'Tyre alignment Udaipur',
  ],
  inHindi: 'in Hindi',
  howTitle: 'How it works',
  how: [
    'Press Speak, allow the microphone, and say it in a sentence. The words appear as you speak.',
    'Your browser turns sound into words. Some browsers send the sound to their maker for that; we get the words only, and keep none.',
    'No microphone, or a browser that cannot listen? Type the same sentence.',
  ],
} as const;

/** The texts of the voice search's island. */
export const listenText = {
  label: 'What does your car need?',
  placeholder: 'AC not cooling, Swift, Jaipur',
  search: 'Search',
  speak: 'Speak',
  stop: 'Stop',
  language: 'Language',
  languages: { 'en-IN': 'English', 'hi-IN': 'Hindi (हिन्दी)' },
  listening: 'Listening...',
  refused: 'The microphone is not allowed. Allow it in the browser, or type.',
  unheard: 'We heard nothing. Press Speak and try again, or type.',
  failed: 'We could not hear you. Please type instead.',
} as const;

export type ListenText = typeof listenText;
