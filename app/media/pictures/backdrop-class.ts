import type { Picture } from './picture.ts'

/** Returns the class of a background that continues the picture's studio (stage.css). */
export const backdropClass = ({ room }: Picture): string => (room ? `room-${room}` : '')
