import { Button } from '@mantine/core'
import type { StaffCircular } from '@prostuti/contract'
import type { ReactElement } from 'react'
import { StaffForm, UnsavedChip } from '../../foundation/form/index.ts'
import { Icon, PageHead, Shortcut, useFigures, useTexts } from '../../foundation/index.ts'
import { AskBar } from '../acts/ask-bar.tsx'
import type { CircularActs } from '../acts/use-circular-acts.ts'
import { circularHref } from '../circular/circular-href.ts'
import { CircularStateChip } from '../circular/circular-state.tsx'
import { CircularTrail } from '../circular/circular-trail.tsx'
import { type CircularValues, fieldGroups, groupNames, isFilled } from '../circular/circular-values.ts'
import { CircularFields } from './circular-fields.tsx'
import styles from './circular-form.module.css'
import { CircularPreview } from './circular-preview.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import { PublishChecks } from './publish-checks.tsx'
import { type CircularForm as Editor, useCircularForm } from './use-circular-form.ts'
import { useFocusedField } from './use-focused-field.ts'
import { usePreview } from './use-preview.ts'

interface CircularFormProps {
  /** Null: a new one. */
  given: StaffCircular | null
  acts: CircularActs
}

/** Writes a circular beside what learners will read of it. */
export function CircularForm({ given, acts }: CircularFormProps): ReactElement {
  const editor = useCircularForm(given, acts)
  const { form, circular } = editor
  const preview = usePreview(form.form.values)
  const current = useFocusedField()
  return (
    <>
      <FormHead editor={editor} acts={acts} />
      <div className={styles.ask}>
        <AskBar acts={acts} />
      </div>
      <GroupLinks values={form.form.values} errors={form.form.errors} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <StaffForm
            form={form}
            className={styles.form}
            askToLeave={guard => <LeaveDialog editor={editor} guard={guard} />}
          >
            <CircularFields form={form} />
          </StaffForm>
          {circular && <CircularTrail circular={circular} />}
        </div>
        <div className={styles.side}>
          <CircularPreview circular={preview} current={current} />
          <PublishChecks editor={editor} state={circular?.state ?? 0} />
        </div>
      </div>
    </>
  )
}

function FormHead({ editor, acts }: { editor: Editor; acts: CircularActs }): ReactElement {
  const t = useTexts('circulars')
  const { form, circular, submit, askTo } = editor
  const state = circular?.state ?? 0
  const isDraft = state === 0
  const isAsked = acts.asked !== null
  return (
    <PageHead
      title={t(circular ? 'circulars.update' : 'circulars.new')}
      figure={
        <span className={styles.head}>
          <CircularStateChip state={state} /> <UnsavedChip form={form} />
        </span>
      }
    >
      <Button
        component="a"
        className={styles.cancel}
        href={circular ? circularHref(circular.id) : '/admin/jobs'}
        variant="default"
      >
        {t('frame.cancel')}
      </Button>
      {!form.conflict && (
        <>
          <Button
            variant={state > 1 && !isAsked ? 'filled' : 'default'}
            loading={form.isSaving}
            rightSection={<Shortcut keys="Ctrl S" />}
            onClick={() => void form.save()}
          >
            {t(isDraft ? 'circulars.save_draft' : 'frame.save')}
          </Button>
          {isDraft && (
            <Button
              variant={isAsked ? 'default' : 'filled'}
              disabled={form.isSaving}
              leftSection={<Icon name="send" size={16} />}
              onClick={() => void submit()}
            >
              {t('circulars.submit')}
            </Button>
          )}
          {state === 1 && (
            <Button
              variant={isAsked ? 'default' : 'filled'}
              disabled={form.isSaving}
              leftSection={<Icon name="globe" size={16} />}
              onClick={() => void askTo('publish')}
            >
              {t('circulars.one.publish')}
            </Button>
          )}
        </>
      )}
    </PageHead>
  )
}

interface GroupLinksProps {
  values: CircularValues
  errors: Readonly<Record<string, unknown>>
}

/** The form's groups, each with how much of it is filled. */
function GroupLinks({ values, errors }: GroupLinksProps): ReactElement {
  const t = useTexts('circulars')
  const { number } = useFigures()
  return (
    <nav className={styles.tabs} aria-label={t('circulars.groups')}>
      {groupNames.map(name => {
        const fields: readonly string[] = fieldGroups[name]
        const filled = fields.filter(field => isFilled(values[field])).length
        return (
          <a key={name} href={`#group-${name}`} data-wrong={fields.some(field => errors[field]) || undefined}>
            {t(`circulars.group.${name}`)}&nbsp;
            <span className="staff-num">{`${number(filled)}/${number(fields.length)}`}</span>
          </a>
        )
      })}
    </nav>
  )
}
