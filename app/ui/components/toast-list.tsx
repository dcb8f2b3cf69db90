import { cssTransition, ToastContainer } from 'react-toastify/unstyled'
import './toast.css'
import * as words from './words.ts'

const slide = cssTransition({ enter: 'toast-in', exit: 'toast-out', collapse: false })

export function ToastList({ duration }: { duration: number }) {
  return (
    <ToastContainer
      position="top-right"
      autoClose={duration}
      transition={slide}
      icon={false}
      draggable={false}
      newestOnTop
      hotKeys={(event) => event.altKey && event.code === 'KeyT'}
      aria-label={words.notifications}
    />
  )
}
