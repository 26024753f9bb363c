/** "Schedule Your Service": the dialog, its own page and the confirmation. */
export const scheduleText = {
  title: 'Schedule Your Service',
  subtitle: 'Book your car service in just a few clicks!',
  open: 'Schedule',
  name: 'Name',
  carModel: 'Car model',
  carModelHint: 'For example: Maruti Swift (Petrol)',
  preferredDate: 'Preferred date',
  serviceType: 'Service type',
  serviceTypePlaceholder: 'Select a service type',
  submit: 'Book service',
  doneTitle: 'Thank you',
  doneText: 'We have your request. Our team will call you to fix a time.',
  offline: 'You are offline. Your request is saved here and will be sent when you are back online.',
  openChat: 'Open the chat',
  ownPage: 'Open the form',
} as const;

/** The same form as a page of its own. */
export const schedulePageText = {
  crumb: 'Schedule',
  title: 'Schedule your car service online',
  description:
    'Tell us your car, the service and the day that suits you. Our team will call to fix a time. Free pick and drop in Jaipur, pay after the service.',
} as const;
