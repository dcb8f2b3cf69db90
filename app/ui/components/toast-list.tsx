import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { cssTransition, ToastContainer } from 'react-toastify/unstyled'
import './toast.css'
import { keepAboveDialogs } from './keep-above-dialogs.ts'
import * as words from './words.ts'

const slide = cssTransition({ enter: 'toast-in', exit: 'toast-out', collapse: false })

export function ToastList({ duration }: { duration: number }) {
  const [layer] = useState(() => {
    const element = document.createElement('div')
    element.className = 'toast-layer'
    return element
  })
  useEffect(() => keepAboveDialogs(layer), [layer])
  return createPortal(
    <ToastContainer
      position="top-right"
      autoClose={duration}
      transition={slide}
      icon={false}
      draggable={false}
      newestOnTop
      hotKeys={(event) => event.altKey && event.code === 'KeyT'}
      aria-label={words.notifications}
    />,
    layer,
  )
}
