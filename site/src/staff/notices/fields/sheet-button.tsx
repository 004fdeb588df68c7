import { Button, type ButtonProps } from '@mantine/core'
import { type ReactElement, useRef } from 'react'
import { Icon } from '../../foundation/index.ts'

interface SheetButtonProps extends Pick<ButtonProps, 'variant' | 'size'> {
  label: string
  isBusy: boolean
  onFile(file: File): void
}

/** Chooses a sheet. */
export function SheetButton({ label, isBusy, onFile, ...button }: SheetButtonProps): ReactElement {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".xlsx,.csv"
        aria-label={label}
        onChange={event => {
          const file = event.currentTarget.files?.[0]
          if (file) onFile(file)
          event.currentTarget.value = ''
        }}
      />
      <Button
        variant="default"
        {...button}
        loading={isBusy}
        leftSection={<Icon name="file-up" size={16} />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  )
}
