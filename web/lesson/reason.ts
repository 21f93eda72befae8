/** What stands in the way in a lesson alone: the step is about something else. The app has the words for it. */
export const LESSON = 'lesson'
