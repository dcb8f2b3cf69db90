import type { Picture } from './picture.ts'

/** The class of a ground that goes on where this picture ends: stage.css. */
export const backdropClass = ({ room }: Picture): string => (room ? `room-${room}` : '')
