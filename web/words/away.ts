// What the app says about matches that go on for days.

const days = (n: number) => `${n} ${n === 1 ? 'day' : 'days'}`

export const away = {
  away: {
    calendar: 'What runs out when',
    calendarAbout: 'Matches by correspondence, by when somebody’s time is up.',
    none: 'No clock by correspondence runs just now.',
    mine: 'My turn',
    others: (names: string) => `Waiting for ${names}`,
    subscribe: 'In your own calendar: subscribe to this address, and keep it to yourself.',
    vacation: 'Vacation',
    vacationAbout: (n: number) =>
      `While you are on vacation your clocks by correspondence stand still, and the others see until when. You have ${days(n)} left this year.`,
    on: (when: string) => `You are on vacation until ${when}. Your clocks stand still.`,
    days: 'For how many days',
    begin: 'Go on vacation',
    back: 'I am back',
    seat: (when: string) => `On vacation until ${when}`,
    digest: 'How often mail and webhook tell me',
    digests: { each: 'Each turn', hour: 'Once an hour', day: 'Once a day' },
    mail: 'Tell me by mail as well',
    conditional: 'Conditional answers: given for you when the question comes, while this table is open in a browser of yours.',
  },
}
