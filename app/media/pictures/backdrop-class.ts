import type { Picture } from './picture.ts'

/** Returns the CSS class of a background that continues the studio in the picture (stage.css). */
export const backdropClass = ({ room }: Picture): string => (room ? `room-${room}` : '')
