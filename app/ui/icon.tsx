/** One stroke on a 24 grid, 1.6 wide, drawn for this product. An icon never stands alone without a name. */
const strokes = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  up: 'M6 15l6-6 6 6',
  down: 'M6 9l6 6 6-6',
  left: 'M15 6l-6 6 6 6',
  right: 'M9 6l6 6-6 6',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  external: 'M9 5H5v14h14v-4M13 5h6v6M19 5l-9 9',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5 20 20',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.5M12 7.6v.1',
  warning: 'M12 4 2.8 20h18.4zM12 10v4.5M12 17.2v.1',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3.5V6M16 3.5V6',
  chat: 'M4 5h16v11h-8l-5 4v-4H4zM8 9.5h8M8 12.5h5',
  mail: 'M3.5 6h17v12.5h-17zM3.5 7l8.5 6.500L20.5 7',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.500c.8-4 3.7-6 7.5-6s6.7 2 7.5 6',
  settings:
    'M4 8h9M17 8h3M4 16h3M11 16h9M15 10.200a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.400zM9 18.200a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.400z',
  edit: 'M4 20l1-4.500L16.5 4l3.5 3.500L8.5 19zM14 6.500l3.5 3.5',
  trash: 'M5 7h14M10 4h4M7 7l1 13h8l1-13M10.5 11v5.500M13.5 11v5.5',
  upload: 'M12 16V5M7.5 9.5 12 5l4.5 4.500M5 19.500h14',
  download: 'M12 5v11M7.5 11.5 12 16l4.5-4.500M5 19.500h14',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  eye: 'M2.5 12C5 7.5 8.2 5.5 12 5.500s7 2 9.5 6.500c-2.5 4.5-5.7 6.5-9.5 6.500S5 16.5 2.5 12zM12 14.800a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.600z',
  play: 'M7 5l12 7-12 7z',
  pause: 'M8.5 5v14M15.5 5v14',
  send: 'M4 12 20.5 4 15 20.500l-3.5-7zM11.5 13.500l9-9.5',
  home: 'M4 11l8-7 8 7v9h-5.500v-6h-5v6H4z',
  chart: 'M4 4v16h16M8 15l3.5-4.5 3 2.500L19 7',
  book: 'M12 6.500C9.5 5 6.5 4.5 3.5 5v13.500c3-.5 6 0 8.5 1.5 2.5-1.5 5.5-2 8.5-1.500V5c-3-.5-6 0-8.5 1.500zM12 6.500V20',
  more: 'M6 12v.1M12 12v.1M18 12v.1',
} as const

export type IconName = keyof typeof strokes

export const iconNames = Object.keys(strokes) as IconName[]

type IconProps = { name: IconName; size?: number | undefined; className?: string | undefined; label?: string | undefined }

/** Decorative unless it is given a label. */
export function Icon({ name, size = 20, className, label }: IconProps) {
  return (
    <svg
      className={className ? `icon ${className}` : 'icon'}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' ? 2.4 : 1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={strokes[name]} />
    </svg>
  )
}
