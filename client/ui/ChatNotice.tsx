interface ChatNoticeProps {
  /** The sentence, from the server; undefined while no messages leave by themselves. */
  readonly text: string | undefined;
}

/** Says that we write about the booking in the business chat. Its field tells the server that the form said so. */
export const ChatNotice = ({ text }: ChatNoticeProps) =>
  text === undefined ? null : (
    <>
      <p className="small">{text}</p>
      <input type="hidden" name="chatNotice" value="shown" />
    </>
  );
