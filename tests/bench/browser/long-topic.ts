import { readerPageSize, type Topic, type TopicPage } from '@prostuti/contract'

/** The first page of a topic of the demo that fills it, once there is one. */
export async function longTopic(url: string): Promise<TopicPage> {
  const patience = AbortSignal.timeout(60_000)
  while (!patience.aborted) {
    const { topics } = await read<{ topics: Topic[] }>(`${url}/api/questions/v4/topics/?cat_type=0`)
    const topic = topics.find(each => each.question_count >= readerPageSize)
    if (topic) return read<TopicPage>(`${url}/api/questions/v4/category-questions/?category_id=${topic.id}`)
    await new Promise(resolve => setTimeout(resolve, 1_000))
  }
  throw new Error(`The demo has no topic of ${readerPageSize} questions`)
}

async function read<T>(url: string): Promise<T> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return (await response.json()) as T
}
