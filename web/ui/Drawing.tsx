import { rem } from '@rulewright/tablekit'

const PATHS = {
  back: 'M14 6l-6 6 6 6',
  undo: 'M9 6L4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3',
  sound: 'M4 10v4h4l5 4V6L8 10zM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11',
  mute: 'M4 10v4h4l5 4V6L8 10zM17 10l5 5M22 10l-5 5',
  help: 'M9 9a3 3 0 1 1 4.2 2.7c-.9.5-1.2 1-1.2 2.3M12 17.5v.1M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z',
  menu: 'M5 7h14M5 12h14M5 17h14',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  play: 'M7 5l12 7-12 7z',
  pause: 'M8 5v14M16 5v14',
  first: 'M18 6l-7 6 7 6M7 6v12',
  previous: 'M15 6l-7 6 7 6',
  next: 'M9 6l7 6-7 6',
  last: 'M6 6l7 6-7 6M17 6v12',
  send: 'M4 12l16-7-5 15-4-6z',
  flag: 'M6 21V4h12l-3 4 3 4H6',
  gear: 'M12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.1 2.1M16.3 16.3l2.1 2.1M18.4 5.6l-2.1 2.1M7.7 16.3l-2.1 2.1',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20a7.5 7.5 0 0 1 15 0',
  people: 'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 19.5a6.5 6.5 0 0 1 13 0M16 11.3a3 3 0 1 0-1-5.9M17.5 14a5.5 5.5 0 0 1 4 5.5',
  hint: 'M9 18h6M10 21h4M8.5 15a6 6 0 1 1 7 0c-.4.4-.5.8-.5 1.5H9c0-.7-.1-1.1-.5-1.5z',
  close: 'M6 6l12 12M18 6L6 18',
  chat: 'M4 5h16v11H10l-4 4v-4H4z',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  book: 'M12 6c-2-1.5-5-2-8-2v14c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2zM12 6v14',
  download: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  more: 'M5 9l7 7 7-7',
  branch: 'M6 4v16M6 13c8 0 11-2 11-7M14 8.5L17 5l3 3.5',
} as const
export type DrawingName = keyof typeof PATHS

/** A line drawing of the frame's own; the words beside it or the button's label say what it means. */
export function Drawing({ name, size = 22 }: { readonly name: DrawingName; readonly size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={rem(size)}
      height={rem(size)}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
