import { Button, Input } from '@mantine/core'
import type { StaffNotice } from '@prostuti/contract'
import { maxNoticeFileBytes } from '@prostuti/contract/notices/bounds'
import { ApiError } from '@prostuti/sdk'
import { type ReactElement, type ReactNode, useId, useRef, useState } from 'react'
import { Icon, refusalWords, useStaff, useTexts } from '../../foundation/index.ts'
import styles from './file-field.module.css'
import { useFileSize } from './file-size.ts'

export type StoredFile = NonNullable<StaffNotice['file']>

interface FileFieldProps {
  label: string
  description?: string
  value: StoredFile | null
  error?: ReactNode
  onChange(file: StoredFile | null): void
  onError(words: string): void
}

const accept = '.pdf,.png,.jpg,.jpeg,.csv,.xlsx'

/** A file to download: it goes up as soon as it is chosen, and stands with the form once that is saved. */
export function FileField({ label, description, value, error, onChange, onError }: FileFieldProps): ReactElement {
  const t = useTexts('notices')
  const admin = useStaff()
  const size = useFileSize()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const take = async (file: File | undefined) => {
    if (!file) return
    if (file.size > maxNoticeFileBytes) return onError(t('notices.file_too_large'))
    setBusy(true)
    try {
      onChange(await admin.notices.upload(file))
    } catch (problem) {
      console.error('a file was not taken', problem)
      const isOther = problem instanceof ApiError && problem.code === 'unsupported_type'
      onError(isOther ? t('notices.file_other_type') : refusalWords(t, problem))
    }
    setBusy(false)
  }
  return (
    <Input.Wrapper
      id={id}
      label={label}
      description={description}
      error={error}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    >
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={event => {
          void take(event.currentTarget.files?.[0])
          event.currentTarget.value = ''
        }}
      />
      <div className={styles.file}>
        {value && (
          <span className={styles.name}>
            <Icon name="paperclip" size={16} />
            <a href={value.path} download={value.name}>
              {value.name}
            </a>
            <span className="staff-small">{size(value.size)}</span>
          </span>
        )}
        <Button
          id={id}
          variant="default"
          data-path="file"
          loading={isBusy}
          leftSection={value ? undefined : <Icon name="paperclip" size={16} />}
          onClick={() => input.current?.click()}
        >
          {t(value ? 'notices.other_file' : 'notices.choose_file')}
        </Button>
        {value && (
          <Button variant="subtle" color="gray" onClick={() => onChange(null)}>
            {t('notices.remove_file')}
          </Button>
        )}
      </div>
    </Input.Wrapper>
  )
}
