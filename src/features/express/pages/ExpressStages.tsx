import { TextLink } from '../../../../client/ui/Button.tsx';
import { expressStages } from '../../../content/express/promise.ts';
import { expressText as text } from '../../../content/text/en/express.ts';
import { Section } from '../../../web/components/Section.tsx';
import { SectionHead } from '../../../web/components/SectionHead.tsx';
import { Steps } from '../../../web/components/Steps.tsx';
import { addresses } from '../../../web/contract/addresses.ts';

/** What each of the two mechanics does, and what the owner sees, by the clock. */
export const ExpressStages = () => (
  <Section sand>
    <SectionHead title={text.stagesInFull} text={text.stagesText} />
    <ol className="stages">
      {expressStages.map((stage) => (
        <li key={stage.title}>
          <div>
            <p className="clock">{text.minutes(stage.fromMinute, stage.toMinute)}</p>
            <h3>{stage.title}</h3>
          </div>
          <dl>
            <div>
              <dt>{text.firstMechanic}</dt>
              <dd>{stage.firstMechanic}</dd>
            </div>
            <div>
              <dt>{text.secondMechanic}</dt>
              <dd>{stage.secondMechanic}</dd>
            </div>
            <div>
              <dt>{text.forYou}</dt>
              <dd>{stage.forYou}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ol>
  </Section>
);

/** The same clock as the owner sees it, with the way to the whole of it where a page may lead on. */
export const StagesInShort = ({ isLast = false }: { readonly isLast?: boolean }) => (
  <Section sand>
    <SectionHead title={text.stages} text={text.stagesText}>
      {!isLast && (
        <TextLink href={addresses.expressNinetyMinutes} arrow>
          {text.allStages}
        </TextLink>
      )}
    </SectionHead>
    <Steps
      steps={expressStages.map(({ fromMinute, toMinute, title, forYou }) => ({
        title,
        time: text.minutes(fromMinute, toMinute),
        text: forYou,
      }))}
    />
  </Section>
);
