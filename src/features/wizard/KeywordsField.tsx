/** The keywords of a search: a field with an Add button, and a chip for each that can be removed. */
import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import { Button, Input } from 'antd';
import { useRef } from 'react';
import { messages } from '../../domain/messages.ts';
import { type Keyword, suggestedKeywords } from '../../domain/searchCriteria.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { keywordAdded, keywordRemoved, keywordTyped } from './wizardSlice.ts';
import { startSearchRequestLimits } from '../../../contract/limits.gen.ts';

export function KeywordsField({ keywords }: { keywords: readonly Keyword[] }) {
  const dispatch = useAppDispatch();
  const text = useAppSelector((state) => state.wizard.typedKeyword);
  const field = useRef<HTMLDivElement>(null);
  const focusInput = () => field.current?.querySelector('input')?.focus();
  const add = () => {
    dispatch(text.trim() === '' ? keywordTyped({ text: '' }) : keywordAdded({ text }));
    focusInput();
  };
  const remove = (keyword: string) => {
    dispatch(keywordRemoved({ text: keyword }));
    focusInput();
  };
  const chosen = new Set(keywords.map((keyword) => keyword.text.toLowerCase()));
  const suggested = suggestedKeywords.filter((keyword) => !chosen.has(keyword));
  const suggest = (...words: readonly string[]) => {
    // The field keeps what is being typed in it.
    const typed = text;
    for (const word of words) dispatch(keywordAdded({ text: word }));
    dispatch(keywordTyped({ text: typed }));
    focusInput();
  };
  return (
    <div className="keywords" ref={field}>
      <label htmlFor="keyword">Keywords</label>
      <div className="keyword-entry">
        <Input
          id="keyword"
          value={text}
          maxLength={startSearchRequestLimits.keywords.items.maxLength}
          autoComplete="off"
          enterKeyHint="done"
          aria-describedby="keyword-help"
          onChange={(event) => dispatch(keywordTyped({ text: event.target.value }))}
          onPressEnter={(event) => {
            event.preventDefault();
            add();
          }}
        />
        <Button onClick={add}>Add</Button>
      </div>
      <p id="keyword-help" className="muted">
        A document is found when it has any of the keywords.
      </p>
      {keywords.length === 0 ? (
        <p className="keyword-none">{messages.noKeywordsYet}</p>
      ) : (
        <ul className="keyword-chips" aria-label="Keywords of this search">
          {keywords.map((keyword) => (
            <li key={keyword.text} className="chip">
              {keyword.text}
              <button type="button" aria-label={`Remove keyword ${keyword.text}`} onClick={() => remove(keyword.text)}>
                <CloseOutlined aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      {suggested.length > 0 ? (
        <div className="keyword-suggestions">
          <p className="muted" id="keyword-suggestions">
            Suggested:{' '}
            <Button type="link" size="small" onClick={() => suggest(...suggested)}>
              Add all {suggested.length}
            </Button>
          </p>
          <ul className="keyword-chips" aria-labelledby="keyword-suggestions">
            {suggested.map((word) => (
              <li key={word}>
                <button type="button" className="chip-suggested" onClick={() => suggest(word)}>
                  <PlusOutlined aria-hidden /> <span className="visually-hidden">Add keyword</span> {word}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}
