/** The obstacle that exists only in lessons: the step is about something else. The app has the words for it. */
export const LESSON = 'lesson'
